// EarshotTesting
