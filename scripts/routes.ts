import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { projectRoot } from './run-tool.ts'

/*
 * `npm run routes`: writes `app/routeTree.gen.ts` anew from the files of `app/routes`, as a build does first of all. Only the portal's own
 * configuration is resolved, in which TanStack's generator runs, so both write the same bytes.
 */
await resolveConfig({ configFile: join(projectRoot, 'app.config.ts') }, 'build')
