import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { scrim } from '../overlay/overlay.css.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, font, shadow, motion } = vars

const phone = 'screen and (max-width: 40rem)'
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } })

/** From the top, so that the input stays where it is whatever is found. */
export const veil = style([
  scrim,
  inComponent({
    alignItems: 'flex-start',
    justifyContent: 'center',
    paddingInline: space['4'],
    paddingBlockStart: 'min(12vh, 7rem)',
    '@media': { [phone]: { padding: 0 } },
  }),
])

export const panel = style(
  inComponent({
    display: 'flex',
    inlineSize: '100%',
    maxInlineSize: '40rem',
    maxBlockSize: 'min(34rem, 100% - 2rem)',
    borderRadius: radius.card,
    backgroundColor: color.ground.raised,
    boxShadow: shadow.overlay,
    overflow: 'clip',
    selectors: {
      '&[data-entering]': { animation: `${drop} ${motion.fast} ${motion.ease}` },
      '&[data-exiting]': { animation: `${drop} ${motion.fast} ${motion.ease} reverse forwards` },
    },
    '@media': {
      // On a phone the keyboard takes half of the screen: what is left is all for the palette.
      [phone]: { maxInlineSize: 'none', maxBlockSize: 'none', blockSize: '100%', borderRadius: 0 },
      '(forced-colors: active)': { border: '1px solid' },
    },
  }),
)

export const dialog = style(inComponent({ display: 'flex', flex: 1, minInlineSize: 0, outline: 'none' }))

export const body = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    color: color.text.body,
    outline: 'none',
  }),
)

export const search = style(
  inComponent({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space['3'],
    paddingInlineStart: space['5'],
    paddingInlineEnd: space['2'],
    borderBlockEnd: `1px solid ${color.line.hairline}`,
  }),
)

export const mark = style(inComponent({ flex: 'none', display: 'flex', color: color.text.muted }))

/** The one thing to write in: the caret shows where focus is, and the item that is ready carries the colour. */
export const input = style(
  inComponent({
    ...typeStyle('lead'),
    flex: 1,
    minInlineSize: 0,
    blockSize: space['16'],
    border: 0,
    background: 'transparent',
    color: color.text.strong,
    outline: 'none',
    selectors: { '&::placeholder': { color: color.text.muted, opacity: 1 } },
  }),
)

export const scroller = style(
  inComponent({ flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' }),
)

export const list = style(
  inComponent({ outline: 'none', selectors: { '&:has([role="option"])': { padding: space['2'] } } }),
)

export const group = style(inComponent({ selectors: { '& + &': { marginBlockStart: space['2'] } } }))

/** cmdk writes the heading's element itself. */
globalStyle(
  `${group} > [cmdk-group-heading]`,
  inComponent({
    ...typeStyle('caption'),
    paddingInline: space['4'],
    paddingBlock: space['2'],
    color: color.text.muted,
    fontWeight: font.weight.medium,
  }),
)

export const item = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: space['3'],
    minBlockSize: size.control,
    paddingInline: space['3'],
    paddingBlock: size.inset,
    borderInlineStart: '3px solid transparent',
    borderRadius: radius.small,
    color: color.text.strong,
    cursor: 'pointer',
    scrollMarginBlock: space['2'],
    selectors: {
      '&[aria-selected="true"]': {
        backgroundColor: color.brand.soft,
        borderInlineStartColor: color.brand.line,
      },
      '&[aria-disabled="true"]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      // Borders all show in forced colours: here the edge must come and go.
      '(forced-colors: active)': {
        borderInlineStartColor: 'Canvas',
        selectors: {
          '&[aria-selected="true"]': { borderInlineStartColor: 'Highlight', outline: '1px solid Highlight' },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  }),
)

/** Beside each other where there is room, else under each other. */
export const texts = style(
  inComponent({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space['4'],
  }),
)

export const hint = style(
  inComponent({
    ...typeStyle('small'),
    color: color.text.muted,
    selectors: { '[aria-disabled="true"] &': { color: 'inherit' } },
  }),
)

export const nothing = style(
  inComponent({ padding: space['4'], textAlign: 'center', color: color.text.muted }),
)

/** Only where there are keys to press. */
export const keys = style(
  inComponent({
    ...typeStyle('caption'),
    display: 'none',
    gap: space['5'],
    paddingInline: space['5'],
    paddingBlock: space['3'],
    borderBlockStart: `1px solid ${color.line.hairline}`,
    color: color.text.muted,
    '@media': { '(hover: hover) and (min-width: 40.01rem)': { display: 'flex' } },
  }),
)

export const keyEntry = style(inComponent({ display: 'flex', alignItems: 'center', gap: space['1'] }))
