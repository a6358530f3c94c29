// The command `surd`.
