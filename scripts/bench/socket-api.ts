import { runDemonstration } from '../../backend/demo/run-demonstration.ts'

/** The API of the demonstration, for thousands of sockets of one person and one address: more than people may have. */
runDemonstration({ socketsAtOnce: { ofAddress: Infinity, ofPerson: Infinity } })
