"""An oracle for Surd's language that shares nothing with Surd: parser, balls (Arb), floats (mpmath)."""
