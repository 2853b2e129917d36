import { settingsOrExit } from '#settings/settings.ts'
import { admitDemonstration } from '../demo/admit-demonstration.ts'
import { openFileStorage } from '../files/open-file-storage.ts'
import { runApi } from '../run-api.ts'

/**
 * The API of the demonstration on the day that the real clock says, where tests end it as they like. Nothing falls due in it by itself:
 * what a test compares would change at ten past every hour.
 */
const settings = settingsOrExit()

runApi({
  settings,
  admit: (databaseUrl) => admitDemonstration(databaseUrl, openFileStorage(settings)),
  wakesByItself: false,
})
