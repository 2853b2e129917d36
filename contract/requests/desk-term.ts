import * as v from 'valibot'

/** A term that the service desk has to keep for a request: its last day, and the day on which it was kept. */
export const deskTerm = v.object({ ate: v.string(), enviadoEm: v.nullable(v.string()) })
export type DeskTerm = v.InferOutput<typeof deskTerm>
