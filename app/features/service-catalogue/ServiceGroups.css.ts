import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const page = style(inPage({ display: 'grid', gap: space['10'] }))

export const group = style(
  inPage({
    display: 'grid',
    gap: space['4'],
    scrollMarginBlockStart: `calc(${vars.space['20']} + ${space['4']})`,
  }),
)

export const heading = style(inPage(typeStyle('title')))

export const list = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
    gap: space['4'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)
