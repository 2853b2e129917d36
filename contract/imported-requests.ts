import * as v from 'valibot'

/**
 * What requests keep whose service is not in the portal: they are written by the entity's other systems, and the portal follows them.
 * A service that comes takes its shape from here to a contract of its own.
 */

/** Part of the balance that is paid at once, in points. */
export const lumpSumData = v.object({ percentual: v.number() })
export type LumpSumData = v.InferOutput<typeof lumpSumData>
