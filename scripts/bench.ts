import { benchArguments } from './bench/bench-arguments.ts'
import { measureClone } from './bench/clone/measure-clone.ts'
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
const over = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => over.abort())
process.on('disconnect', () => over.abort())

// Before anything of ours runs beside it.
await measureClone(asked, over.signal).catch((error) => {
  if (over.signal.aborted) process.exit(130)
  throw error
})
if ([...asked.sections].every((name) => name === 'clone')) process.exit(0)

const databases = await openDatabases(process.env.DATA_DIR ?? '')
const stop = () => void databases.stop().finally(() => process.exit(130))
if (over.signal.aborted) stop()
over.signal.addEventListener('abort', stop)

try {
  await measureAtSizes(databases, asked)
  await measureRealtime(databases, asked)
  await measurePortal(databases, asked)
} finally {
  await databases.stop()
}
process.exit(0)
