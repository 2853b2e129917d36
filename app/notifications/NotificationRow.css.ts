import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space, radius } = vars

/** A row: its link takes the room, what stands beside it only its own. */
export const item = style(
  inPage({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space['2'] }),
)

export const row = style(
  inPage({
    flex: '1 1 16rem',
    minInlineSize: 0,
    display: 'grid',
    gap: space['1'],
    padding: space['4'],
    borderRadius: radius.control,
    textDecoration: 'none',
    color: color.text.body,
    selectors: { '&:hover': { backgroundColor: color.ground.hover } },
  }),
)

export const title = style(
  inPage({
    display: 'flex',
    alignItems: 'baseline',
    gap: space['2'],
    ...typeStyle('label'),
    color: color.text.strong,
  }),
)

export const dot = style(
  inPage({
    flex: 'none',
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    borderRadius: radius.pill,
    backgroundColor: color.brand.line,
  }),
)
