import { style } from '@vanilla-extract/css'
import { inPage } from '#design-system/tokens/in-layer.ts'

/** On a phone the conversations are in the menu: the bar has no room for a second way. */
export const messages = style(inPage({ '@media': { 'screen and (max-width: 36rem)': { display: 'none' } } }))
