import { createServerFn } from '@tanstack/react-start'
import { edgeMiddleware } from './edge-middleware.ts'
import { attendantSession, linkOnScreen, participantSession, personSession } from './session-middleware.ts'

/*
 * Every server function starts from one of these constants, never from a function that returns one: a function would put the
 * handler's body into the browser's bundle, and the build would still pass.
 */

/** Reads something that needs no session. Each use is on the public list of tests/boundaries. */
export const publicQuery = createServerFn({ method: 'GET' }).middleware([edgeMiddleware])
/** Writes something that needs no session. Each use is on the public list of tests/boundaries. */
export const publicCommand = createServerFn({ method: 'POST' }).middleware([edgeMiddleware])
/** Reads as the signed-in person. */
export const personQuery = createServerFn({ method: 'GET' }).middleware([personSession])
/** Writes as the signed-in person. */
export const personCommand = createServerFn({ method: 'POST' }).middleware([personSession])
/** Reads as a participant in the chosen plan link. */
export const participantQuery = createServerFn({ method: 'GET' }).middleware([participantSession])
/** Writes as a participant in the chosen plan link. */
export const participantCommand = createServerFn({ method: 'POST' }).middleware([participantSession])
/** Reads as an attendant. */
export const attendantQuery = createServerFn({ method: 'GET' }).middleware([attendantSession])
/** Writes as an attendant. */
export const attendantCommand = createServerFn({ method: 'POST' }).middleware([attendantSession])
/** Asks a call of the contract, which says who may. Only `ask` starts from it. */
export const callQuery = createServerFn({ method: 'GET', strict: false }).middleware([linkOnScreen])
/** Makes a call of the contract that changes something. Only `send` starts from it. */
export const callCommand = createServerFn({ method: 'POST', strict: false }).middleware([linkOnScreen])
