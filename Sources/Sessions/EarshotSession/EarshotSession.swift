// EarshotSession
