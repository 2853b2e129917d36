import { settingsOrExit } from '#settings/settings.ts'
import { admitRealData } from './database/claim-database.ts'
import { runApi } from './run-api.ts'

/** The API of a pension entity: `node backend/main.ts`. It writes no person of its own and knows nothing of the demonstration. */
runApi({ settings: settingsOrExit(process.env, ['SMTP_URL']), admit: admitRealData })
