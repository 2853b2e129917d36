import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, size, space } = vars

const WIDE = 'screen and (min-width: 60rem)'

export const stack = style(
  inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

/** Figures beside each other where there is room. */
export const figures = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    alignItems: 'start',
  }),
)

/** The law beside its table. */
export const beside = style(
  inPage({
    display: 'grid',
    gap: space['8'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: space['12'] } },
  }),
)

export const note = style(
  inPage({ ...typeStyle('small'), color: color.text.muted, maxInlineSize: size.measure }),
)

export const sentence = style(inPage({ maxInlineSize: size.measure }))

/** A digest is one long word. */
export const code = style(inPage({ overflowWrap: 'anywhere' }))
