internal import CPango

/// The pictures that were read from files, as long as there is room for them.
final class PictureStore {
}
