import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** In line with the names of the pages below. The cross of the drawer stands beside it. */
export const who = style(
  inPage({
    display: 'grid',
    gap: space['1'],
    paddingInlineStart: space['4'],
    overflowWrap: 'anywhere',
  }),
)

export const whichPlan = style(inPage({ ...typeStyle('small'), color: color.text.muted }))

export const ways = style(
  inPage({
    display: 'grid',
    justifyItems: 'start',
    gap: space['1'],
    paddingBlockStart: space['4'],
    borderBlockStart: `1px solid ${color.chrome.line}`,
  }),
)
