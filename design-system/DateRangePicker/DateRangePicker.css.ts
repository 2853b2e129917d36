import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

/** The dash between two dates. */
export const until = style(inComponent({ color: vars.color.text.muted }))
