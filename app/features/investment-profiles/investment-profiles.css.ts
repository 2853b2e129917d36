import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, size, space } = vars

const WIDE = 'screen and (min-width: 60rem)'

export const sections = style(
  inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

export const figures = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    marginBlockEnd: space['6'],
  }),
)

/** Parts of a card under each other. */
export const stack = style(
  inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }),
)

/** Two charts beside each other where there is room. */
export const charts = style(
  inPage({
    display: 'grid',
    gap: space['8'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
)

export const readable = style(inPage({ maxInlineSize: size.measure }))

export const small = style(inPage({ ...typeStyle('small'), color: color.text.muted }))

export const subheading = style(inPage({ ...typeStyle('subtitle'), color: color.text.strong }))

export const resultName = style(inPage({ ...typeStyle('title'), color: color.text.strong }))

export const optionNote = style(
  inPage({
    ...typeStyle('small'),
    display: 'block',
    color: color.text.muted,
    fontWeight: vars.font.weight.medium,
  }),
)
