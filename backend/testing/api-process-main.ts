import { runDemonstration } from '../demo/run-demonstration.ts'

/**
 * The API of the demonstration on the day that the real clock says, where tests end it as they like. Nothing falls due in it by itself:
 * what a test compares would change at ten past every hour.
 */
runDemonstration({ wakesByItself: false })
