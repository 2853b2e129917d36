import { style } from '@vanilla-extract/css'

/** A masked CPF is read in one piece. */
export const unbroken = style({ whiteSpace: 'nowrap' })
