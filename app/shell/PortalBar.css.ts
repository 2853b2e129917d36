import { inPage, TALL, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'
import { PHONE_SCREEN, WIDE_SCREEN } from './screens.ts'

const PHONE = 'screen and (max-width: 30rem)'

/** On a phone the conversations are a thumb away, at the lower edge. */
export const messages = style(
  inPage({ '@media': { [`screen and ${PHONE_SCREEN} and ${TALL}`]: { display: 'none' } } }),
)

export const drawerButton = style(
  inPage({ '@media': { [`screen and ${WIDE_SCREEN}`]: { display: 'none' } } }),
)

export const greeting = style(
  inPage({
    display: 'grid',
    minInlineSize: 0,
    ...typeStyle('subtitle'),
    color: vars.color.text.strong,
    whiteSpace: 'nowrap',
    '@media': { [PHONE]: typeStyle('small') },
  }),
)

/** A long name ends in dots where the bar has no more room: it never lies over what stands beside it. */
export const greetingLine = style(
  inPage({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  }),
)

/** Small enough on a phone for its fourteen characters beside four glyphs. */
export const greetingCpf = style([greetingLine, inPage({ '@media': { [PHONE]: typeStyle('caption') } })])
