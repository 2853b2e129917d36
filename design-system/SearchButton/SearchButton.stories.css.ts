import { style } from '@vanilla-extract/css'
import { inPage } from '../tokens/in-layer.ts'

export const wide = style(inPage({ inlineSize: 'min(30rem, 100%)' }))
