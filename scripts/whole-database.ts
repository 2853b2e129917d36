import { databaseOf, type Transaction } from '#backend/database/client.ts'
import { openPool } from '#backend/database/pool.ts'
import { prepareDatabase } from '#backend/preparation/prepare.ts'
import { dataFolderOrExit } from '#settings/data-folder.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { loadEnv } from './load-env.ts'

/**
 * Looks over the whole of the settings' database, at one moment of it, changing nothing and for as long as it takes. `elsewhere`: what to say
 * where another machine has it.
 */
export async function readWholeDatabase<Result>(
  elsewhere: string,
  read: (unit: Transaction) => Promise<Result>,
): Promise<Result> {
  loadEnv()
  const settings = settingsOrExit()
  dataFolderOrExit(settings.DATA_DIR)
  if (settings.API_HOST) giveUp(elsewhere)
  const database = await prepareDatabase(settings, { say }).catch((error: Error) => giveUp(error.message))
  const pool = openPool({ databaseUrl: database.url, max: 1, onError: () => undefined })
  try {
    return await databaseOf(pool).transaction(
      async (unit) => {
        // All of it takes longer than a call may.
        await unit.execute('set local statement_timeout = 0')
        return read(unit)
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  } finally {
    await pool.end()
    await database.release()
  }
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

export function giveUp(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
