import { settingsOrExit } from '#settings/settings.ts'
import { admitDemonstration } from '../../backend/demo/admit-demonstration.ts'
import { openFileStorage } from '../../backend/files/open-file-storage.ts'
import { runApi } from '../../backend/run-api.ts'

/** The API of the demonstration, for thousands of sockets of one person and one address: more than people may have. */
const settings = settingsOrExit()

runApi({
  settings,
  admit: (databaseUrl) => admitDemonstration(databaseUrl, openFileStorage(settings)),
  socketsAtOnce: { ofAddress: Infinity, ofPerson: Infinity },
})
