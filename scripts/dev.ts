import concurrently from 'concurrently'
import { sessionSecret } from '#settings/session-secret.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { loadEnv } from './load-env.ts'
import { projectRoot, toolEnvironment } from './run-tool.ts'

loadEnv()
const settings = settingsOrExit()
const env = toolEnvironment({
  API_HOST: settings.API_HOST ?? `http://127.0.0.1:${settings.API_PORT}`,
  SESSION_SECRET: sessionSecret(settings),
  POSTAL_CODE_HOST: settings.POSTAL_CODE_HOST,
})
const portal = { name: 'portal', command: `vite dev --config app.config.ts --port ${settings.PORT}`, env }
const api = {
  name: 'api',
  command: 'node --import ./scripts/quick-imports.mjs --watch --watch-preserve-output backend/main.ts --demo',
  env: toolEnvironment(),
}

const { result } = concurrently(settings.API_HOST ? [portal] : [api, portal], {
  cwd: projectRoot,
  killOthersOn: ['failure', 'success'],
  prefixColors: ['blue', 'green'],
})
await result.catch(() => process.exit(1))
