import { databaseOf } from '#backend/database/client.ts'
import { openPool } from '#backend/database/pool.ts'
import { type BalanceFault, proveBalances } from '#backend/ledger/prove-balances.ts'
import { prepareDatabase } from '#backend/preparation/prepare.ts'
import { dataFolderOrExit } from '#settings/data-folder.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { loadEnv } from './load-env.ts'

/*
 * `npm run prove:balances`: proves what the ledger of the database of the settings promises, changes nothing of it, and ends with 1 where
 * something does not hold.
 */
const FAULTS: Readonly<Record<BalanceFault['fault'], string>> = {
  'below-zero': 'saiu mais do que havia',
  'one-sided-switch': 'os dois lados da troca de perfil diferem',
  'one-sided-pension': 'os dois lados da pensão diferem',
  'not-the-reverse': 'o estorno não é o oposto do lançamento',
  'not-worth-it': 'as cotas não valem o que foi lançado',
  'mixed-line': 'a linha junta movimentos diferentes',
}

loadEnv()
const settings = settingsOrExit()
dataFolderOrExit(settings.DATA_DIR)
if (settings.API_HOST) giveUp('API_HOST aponta para outra API. Confira os saldos na máquina daquela API.')

const database = await prepareDatabase(settings, { say }).catch((error: Error) => giveUp(error.message))
const pool = openPool({ databaseUrl: database.url, max: 1, onError: () => undefined })
try {
  const faults = await databaseOf(pool).transaction(
    async (unit) => {
      // All of the ledger takes longer than a call may.
      await unit.execute('set local statement_timeout = 0')
      return proveBalances(unit)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  for (const { fault, linkId, at } of faults) say(`vínculo ${linkId}: ${FAULTS[fault]} (${at})`)
  say(
    faults.length === 0
      ? 'Os saldos conferem.'
      : 'Os saldos não conferem. Corrija por estorno e novo lançamento.',
  )
  if (faults.length > 0) process.exitCode = 1
} finally {
  await pool.end()
  await database.release()
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function giveUp(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
