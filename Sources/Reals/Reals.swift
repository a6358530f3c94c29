// Placeholder so that the module exists.
