import { style } from '@vanilla-extract/css'
import { focusRing, focusRingInside } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, font, layer } = vars

/** Room of the checkbox column, beside which the first column stays. */
const selects = `calc(${size.target} + ${space['1']})`

/** Scrolls sideways where its columns have no room. */
export const frame = style(
  inComponent({
    containerType: 'inline-size',
    // What stays in sight within it lies under the bars of the page.
    isolation: 'isolate',
    // What is only heard in it is scrolled along, instead of making the page wider.
    position: 'relative',
    overflowX: 'auto',
    marginInline: `calc(-1 * ${space['1']})`,
    paddingInline: space['1'],
    '@media': { print: { overflow: 'visible' } },
  }),
)

export const table = style(
  inComponent({
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: font.size.small,
  }),
)

/** The checkbox and what the row is about stay in sight, on the ground of their row. */
const staying = {
  '&[data-selects]': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: layer.sticky,
    inlineSize: selects,
    padding: 0,
  },
  '&[data-row-header]': { position: 'sticky', insetInlineStart: 0, zIndex: layer.sticky },
  [`${table}[data-selectable] &[data-row-header]`]: { insetInlineStart: selects },
} as const

export const headCell = style(
  inComponent({
    ...typeStyle('caption'),
    blockSize: size.row,
    paddingInline: space['2'],
    borderBlockEnd: `2px solid ${color.line.hairline}`,
    backgroundColor: color.ground.surface,
    color: color.text.muted,
    fontWeight: font.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: { ...staying, '&[data-actions]': { inlineSize: '1px' } },
  }),
)

export const row = style(
  inComponent({
    backgroundColor: color.ground.surface,
    selectors: {
      '&:hover, &:focus-within': { backgroundColor: color.ground.hover },
      '&[data-selected]': { backgroundColor: color.brand.soft },
    },
  }),
)

export const cell = style(
  inComponent({
    blockSize: size.row,
    paddingInline: space['2'],
    borderBlockEnd: `1px solid ${color.line.hairline}`,
    backgroundColor: 'inherit',
    color: color.text.body,
    fontWeight: font.weight.regular,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      ...staying,
      '&[data-actions]': { inlineSize: '1px' },
      [`${row}:last-child > &`]: { borderBlockEndColor: 'transparent' },
    },
    '@container': {
      // What the row is about leaves room for what is scrolled beside it.
      '(max-width: 40rem)': {
        selectors: { '&[data-row-header]': { maxInlineSize: '11rem', whiteSpace: 'normal' } },
      },
    },
  }),
)

/** All of its cell is hit. */
export const boxRoom = style(
  inComponent({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: size.target,
    minBlockSize: size.target,
    cursor: 'pointer',
  }),
)

export const box = style(
  inComponent({
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    margin: 0,
    borderRadius: radius.small,
    accentColor: color.brand.line,
    cursor: 'pointer',
    selectors: { [selectors.focusVisible]: focusRing },
  }),
)

export const link = style(
  inComponent({
    display: 'inline-flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minBlockSize: size.target,
    marginInline: `calc(-1 * ${space['1']})`,
    paddingInline: space['1'],
    borderRadius: radius.small,
    color: color.brand.text,
    textDecorationLine: 'none',
    selectors: { [selectors.focusVisible]: focusRingInside },
  }),
)

export const linkName = style(
  inComponent({
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
    selectors: { [`${link}:hover &`]: { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
  }),
)

export const linkDetail = style(inComponent({ ...typeStyle('caption'), color: color.text.muted }))
