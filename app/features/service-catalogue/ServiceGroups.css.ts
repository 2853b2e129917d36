import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens/contract.css.ts'
import { inPage } from '#design-system/tokens/in-layer.ts'
import { typeStyle } from '#design-system/tokens/type-style.ts'

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
