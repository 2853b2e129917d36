import { style } from '@vanilla-extract/css'
import { inPage } from '#design-system/tokens/in-layer.ts'

export const pending = style(inPage({ display: 'grid', placeItems: 'center', minBlockSize: '50dvb' }))
