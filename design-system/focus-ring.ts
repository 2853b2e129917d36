import { vars } from './tokens/contract.css.ts'

/**
 * The one focus ring: outside the control with a gap of its ground, so it is seen on any fill.
 * A thick outline also shows in forced colours, where shadows vanish.
 */
export const focusRing = { outline: `3px solid ${vars.color.focus.ring}`, outlineOffset: '2px' } as const

/** The same ring inside, for things that touch the edge of what clips them (list options, table rows). */
export const focusRingInside = { ...focusRing, outlineOffset: '-3px' } as const
