import { benchArguments } from './bench/bench-arguments.ts'
import { openDatabases } from './bench/databases.ts'
import { benchEnvironment } from './bench/environment.ts'
import { measureAtSizes } from './bench/measure-at-sizes.ts'
import { measurePortal } from './bench/measure-portal.ts'
import { measureRealtime } from './bench/measure-sockets.ts'

/*
 * `npm run bench`: what people meet most, measured on this machine against a portal and an API of its own on databases of its own,
 * whatever `.env` says. For comparing before and after; never a test. docs/benching.md tells what it prints.
 */
const asked = benchArguments(process.argv.slice(2))
process.env = benchEnvironment(process.env)
const databases = await openDatabases(process.env.DATA_DIR ?? '')
const stop = () => void databases.stop().finally(() => process.exit(130))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
process.on('disconnect', stop)

try {
  await measureAtSizes(databases, asked)
  await measureRealtime(databases, asked)
  await measurePortal(databases, asked)
} finally {
  await databases.stop()
}
process.exit(0)
