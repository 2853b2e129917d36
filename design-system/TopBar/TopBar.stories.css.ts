import { style } from '@vanilla-extract/css'
import { inPage } from '../tokens/in-layer.ts'

/** Long enough to be scrolled. */
export const page = style(inPage({ minBlockSize: '200vh' }))
