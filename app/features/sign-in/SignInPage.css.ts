import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens/contract.css.ts'
import { inPage } from '#design-system/tokens/in-layer.ts'
import { typeStyle } from '#design-system/tokens/type-style.ts'

const { color, space } = vars

export const page = style(
  inPage({
    display: 'grid',
    minBlockSize: '100dvb',
    '@media': { 'screen and (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' } },
  }),
)

export const panel = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    padding: `${space['10']} clamp(${space['4']}, 5vw, ${space['12']})`,
    backgroundColor: color.ground.surface,
  }),
)

export const card = style(
  inPage({ display: 'grid', gap: space['4'], inlineSize: '100%', maxInlineSize: '26rem' }),
)

export const heading = style(inPage({ ...typeStyle('heading') }))

export const lead = style(
  inPage({ ...typeStyle('lead'), color: color.text.muted, marginBlockEnd: space['2'] }),
)

export const form = style(inPage({ display: 'grid', gap: space['5'] }))

export const links = style(inPage({ display: 'flex', flexWrap: 'wrap', columnGap: space['6'] }))
