// The command `surd`.

import Serving

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// A file that is opened later must not become standard output or error where the
// caller closed that. Opened the wrong way round, each fails as a closed one does.
for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
where fcntl(descriptor, F_GETFD) < 0 {
  _ = open("/dev/null", mode)
}

exit(Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
