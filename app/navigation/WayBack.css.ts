import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens/contract.css.ts'
import { inPage } from '#design-system/tokens/in-layer.ts'

/** Flush with the heading below, its padding outside the text's edge. */
export const wayBack = style(inPage({ display: 'block', marginInlineStart: `calc(-1 * ${vars.space['4']})` }))
