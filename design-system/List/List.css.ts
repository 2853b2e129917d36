import { style } from '@vanilla-extract/css'
import { focusRingInside } from '../focus-ring.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { tabularFigures, typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, font } = vars

export const list = style(inComponent({ inlineSize: '100%', minInlineSize: 0 }))

export const row = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['1']} ${space['4']}`,
    minBlockSize: size.target,
    paddingBlock: `calc(2 * ${size.inset})`,
    breakInside: 'avoid',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line.hairline}` } },
  }),
)

export const media = style(inComponent({ flex: 'none', display: 'flex', color: color.text.muted }))

export const texts = style(inComponent({ flex: '1 1 10rem', minInlineSize: 0 }))

/** With an amount and a button behind it: on a phone both go to a line of their own, which they end. */
export const textsBeforeBoth = style([texts, inComponent({ flexBasis: '13rem' })])

export const title = style(
  inComponent({ color: color.text.strong, fontWeight: font.weight.medium, overflowWrap: 'anywhere' }),
)

export const text = style(inComponent({ ...typeStyle('small'), color: color.text.muted }))

/** Its edge is the row's: press anywhere. The hover ground lies under the words. */
export const link = style(
  inComponent({
    color: color.brand.text,
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInline: `calc(-1 * ${space['3']})`,
        borderRadius: radius.control,
      },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible::after': focusRingInside,
    },
  }),
)

export const meta = style(
  inComponent({ ...tabularFigures, marginInlineStart: 'auto', color: color.text.body, textAlign: 'end' }),
)

/** Above the link that covers the row. */
export const action = style(
  inComponent({
    position: 'relative',
    flex: 'none',
    display: 'flex',
    // Where it goes to a line of its own it ends it, as an amount before it would.
    selectors: { [`${texts} + &`]: { marginInlineStart: 'auto' } },
    '@media': { print: { display: 'none' } },
  }),
)

export const empty = style(
  inComponent({ paddingBlock: space['8'], textAlign: 'center', color: color.text.muted }),
)
