import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { style } from '@vanilla-extract/css'

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
