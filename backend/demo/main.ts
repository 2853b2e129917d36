import { settingsOrExit } from '#settings/settings.ts'
import { openFileStorage } from '../files/open-file-storage.ts'
import { runApi } from '../run-api.ts'
import { admitDemonstration } from './admit-demonstration.ts'

/**
 * The API of the demonstration: `node backend/demo/main.ts`. Fills an empty database with invented people; refuses one that holds anything
 * else.
 */
const settings = settingsOrExit()

runApi({ settings, admit: (databaseUrl) => admitDemonstration(databaseUrl, openFileStorage(settings)) })
