import concurrently from 'concurrently'
import { apiAddress } from '#settings/api-address.ts'
import { sessionSecret } from '#settings/session-secret.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { loadEnv } from './load-env.ts'
import { projectRoot, toolEnvironment } from './run-tool.ts'

loadEnv()
const settings = settingsOrExit()
const env = toolEnvironment({
  API_HOST: apiAddress(settings),
  SESSION_SECRET: sessionSecret(settings),
})
const portal = { name: 'portal', command: `vite dev --config app.config.ts --port ${settings.PORT}`, env }
const api = {
  name: 'api',
  command: 'node --watch --watch-preserve-output backend/main.ts --demo',
  env: toolEnvironment(),
}

const { result } = concurrently(settings.API_HOST ? [portal] : [api, portal], {
  cwd: projectRoot,
  killOthersOn: ['failure', 'success'],
  prefixColors: ['blue', 'green'],
})
await result.catch(() => process.exit(1))
