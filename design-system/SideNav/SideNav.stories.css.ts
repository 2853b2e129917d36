import { style } from '@vanilla-extract/css'
import { inPage } from '../tokens/in-layer.ts'

export const column = style(inPage({ display: 'grid', inlineSize: '17rem', minBlockSize: '34rem' }))
export const rail = style(inPage({ display: 'grid', inlineSize: '6.5rem', minBlockSize: '34rem' }))
