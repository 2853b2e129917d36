import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space, radius } = vars

export const screen = style(
  inPage({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space['4'],
    minBlockSize: '60dvb',
    padding: `${space['10']} ${space['4']}`,
    textAlign: 'center',
  }),
)

export const emblem = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: space['20'],
    blockSize: space['20'],
    borderRadius: radius.pill,
    backgroundColor: color.brand.soft,
    color: color.brand.text,
  }),
)

export const text = style(inPage({ ...typeStyle('lead'), maxInlineSize: '32rem', color: color.text.body }))

/** Keeps the room of its sentence, which comes late. */
export const progress = style(
  inPage({ ...typeStyle('body'), maxInlineSize: '32rem', minBlockSize: '1lh', color: color.text.muted }),
)

export const actions = style(inPage({ marginBlockStart: space['4'] }))
