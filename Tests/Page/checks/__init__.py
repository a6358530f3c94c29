"""What the page must show, in every engine: one file per subject."""
