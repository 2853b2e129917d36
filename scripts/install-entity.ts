import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { databaseOf } from '#backend/database/client.ts'
import { openPool } from '#backend/database/pool.ts'
import { installEntity } from '#backend/installation/install-entity.ts'
import { type Installation, readInstallation } from '#backend/installation/installation-file.ts'
import { prepareDatabase } from '#backend/preparation/prepare.ts'
import { portalOriginOf } from '#settings/addresses.ts'
import { dataFolderOrExit } from '#settings/data-folder.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { askInstallation } from './ask-installation.ts'
import { installationText, reportText } from './install-entity.text.ts'
import { loadEnv } from './load-env.ts'

/*
 * `npm run install:entity [-- file.json] [-- --new-links]`: registers the entity, its plans and its first attendants in the database of the
 * settings, and prints the one-time links to their first passwords. Without a file it asks. Running it again changes nothing.
 */
loadEnv()
const settings = settingsOrExit()
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'new-links': { type: 'boolean', default: false } },
})
const [file] = positionals
dataFolderOrExit(settings.DATA_DIR)
if (settings.API_HOST) giveUp(installationText.apiElsewhere)

const installation = file === undefined ? await askInstallation() : await readFrom(file)
const database = await prepareDatabase(settings, { say }).catch((error: Error) => giveUp(error.message))
const pool = openPool({ databaseUrl: database.url, max: 2, onError: () => undefined })
try {
  const options = { now: new Date(), renewLinks: values['new-links'] }
  const report = await installEntity(databaseOf(pool), installation, options)
  say(reportText(report, portalOriginOf(settings)))
  say(settings.DATABASE_URL === undefined ? installationText.nextEmbedded : installationText.next)
} catch (error) {
  process.exitCode = 1
  process.stderr.write(
    `${installationText.refused(error instanceof Error ? error.message : String(error))}\n`,
  )
} finally {
  await pool.end()
  await database.release()
}

async function readFrom(path: string): Promise<Installation> {
  const text = await readFile(path, 'utf8').catch(() => giveUp(installationText.noFile(path)))
  const read = readInstallation(text)
  return read.ok ? read.installation : giveUp(installationText.wrongFile(path, read.complaints))
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function giveUp(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
