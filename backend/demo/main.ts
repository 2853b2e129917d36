import { runDemonstration } from './run-demonstration.ts'

/** The API of the demonstration: `node backend/demo/main.ts`. */
runDemonstration()
