import concurrently from 'concurrently'
import { apiHostOf } from '#settings/addresses.ts'
import { dataFolderOrExit } from '#settings/data-folder.ts'
import { isDemonstration, neededSettings } from '#settings/demonstration.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { generatedSecret } from './generated-secret.ts'
import { loadEnv } from './load-env.ts'
import { projectRoot, toolEnvironment } from './run-tool.ts'

loadEnv()
const settings = settingsOrExit(process.env, neededSettings(settingsOrExit()))
const env = toolEnvironment({
  API_HOST: apiHostOf(settings),
  SESSION_SECRET: settings.SESSION_SECRET ?? generatedSecret(dataFolderOrExit(settings.DATA_DIR)),
  POSTAL_CODE_HOST: settings.POSTAL_CODE_HOST,
})
const portal = { name: 'portal', command: `vite dev --config app.config.ts --port ${settings.PORT}`, env }
const entry = isDemonstration(settings) ? 'backend/demo/main.ts' : 'backend/main.ts'
const api = {
  name: 'api',
  command: `node --import ./scripts/quick-imports.mjs --watch --watch-preserve-output ${entry}`,
  env: toolEnvironment(),
}

const { result } = concurrently(settings.API_HOST ? [portal] : [api, portal], {
  cwd: projectRoot,
  killOthersOn: ['failure', 'success'],
  prefixColors: ['blue', 'green'],
})
await result.catch(() => process.exit(1))
