import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style(
  inPage({
    display: 'grid',
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

export const card = style(inPage({ inlineSize: '100%', maxInlineSize: '26rem' }))
