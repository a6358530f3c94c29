// The command `surd`.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

exit(Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
