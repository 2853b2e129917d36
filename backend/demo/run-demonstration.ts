import { settingsOrExit } from '#settings/settings.ts'
import { openFileStorage } from '../files/open-file-storage.ts'
import { type ApiProcess, runApi } from '../run-api.ts'
import { admitDemonstration } from './admit-demonstration.ts'

/**
 * Runs the API of the demonstration as this process. Fills an empty database with invented people; refuses one that holds anything else.
 */
export function runDemonstration(differing: Pick<ApiProcess, 'socketsAtOnce' | 'wakesByItself'> = {}): void {
  const settings = settingsOrExit()
  runApi({
    settings,
    admit: (databaseUrl) => admitDemonstration(databaseUrl, openFileStorage(settings)),
    ...differing,
  })
}
