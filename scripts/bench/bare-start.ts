import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { precompress } from '../precompress.ts'
import { projectRoot, runTool } from '../run-tool.ts'
import { type Service, startService } from '../service.ts'
import { LOGS } from './measured-api.ts'

const PLACE = '.cache/bench-start'
const PORT = '3982'

/**
 * Builds and starts a page of TanStack Start with a heading and a form of two fields, by the versions that the portal uses: what a
 * page of the portal costs is told as a share of it.
 */
export async function startBareStart(): Promise<Service> {
  const place = join(projectRoot, PLACE)
  await rm(place, { recursive: true, force: true })
  await cp(join(projectRoot, 'scripts/bench/bare-start'), place, { recursive: true })
  await runTool('vite', ['build', place, '--config', join(place, 'vite.config.ts'), '--logLevel', 'warn'])
  await precompress(join(place, 'dist', 'client'), 'best')
  return startService(
    { name: 'bare-start', file: join(place, 'host.ts'), args: [PORT], env: { NODE_ENV: 'production' } },
    LOGS,
  )
}
