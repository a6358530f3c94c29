// `surd serve` alone, which is built in seconds: `make run` shows the page with it.

import Serving

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

exit(ServeRun.run(Array(CommandLine.arguments.dropFirst())).rawValue)
