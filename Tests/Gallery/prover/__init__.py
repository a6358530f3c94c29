"""An independent prover of pictures of curves: it shares no code with the engine."""
