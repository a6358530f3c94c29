import Testing

@Test func `the module builds`() {}
