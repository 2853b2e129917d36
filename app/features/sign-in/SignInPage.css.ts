import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

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
