import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens/contract.css.ts'
import { inPage } from '#design-system/tokens/in-layer.ts'

const { color, space } = vars

export const list = style(
  inPage({ display: 'grid', gap: space['1'], marginInline: `calc(-1 * ${space['4']})` }),
)

export const actions = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['4'],
    paddingBlockStart: space['4'],
    borderBlockStart: `1px solid ${color.line.hairline}`,
  }),
)
