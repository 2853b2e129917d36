import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens/contract.css.ts'
import { inPage } from '#design-system/tokens/in-layer.ts'

const { color, font } = vars

export const after = style(inPage({ fontWeight: font.weight.semibold, color: color.text.strong }))

export const unchanged = style(inPage({ color: color.text.muted }))
