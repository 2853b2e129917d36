import { style } from '@vanilla-extract/css'
import { focusRingInside } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { tabularFigures, typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, font, layer } = vars

/** Scrolls by itself in both directions, so that the head and what a row is about stay in sight. */
export const frame = style(
  inComponent({
    overflow: 'auto',
    // Sticky cells must stay below the page's bars.
    isolation: 'isolate',
    maxBlockSize: 'max(24rem, 75dvh)',
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.surface,
    '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
  }),
)

export const table = style(
  inComponent({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0, outline: 'none' }),
)

export const column = style(
  inComponent({
    ...typeStyle('small'),
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: `calc(${layer.sticky} + 1)`,
    blockSize: size.row,
    paddingInline: space['4'],
    borderBlockEnd: `1px solid ${color.line.hairline}`,
    backgroundColor: color.ground.sunken,
    color: color.text.muted,
    fontWeight: font.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    outline: 'none',
    selectors: {
      '&[data-numeric]': { textAlign: 'end' },
      '&[data-row-header]': { insetInlineStart: 0, zIndex: `calc(${layer.sticky} + 2)` },
      '&[data-allows-sorting]': { cursor: 'pointer' },
      '&[data-allows-sorting][data-hovered]': { color: color.text.strong },
      '&[data-sort-direction]': { color: color.text.strong },
      [selectors.focusVisible]: focusRingInside,
    },
  }),
)

export const columnContent = style(
  inComponent({ display: 'inline-flex', alignItems: 'center', gap: space['1'], verticalAlign: 'middle' }),
)

export const sortMark = style(inComponent({ flex: 'none', display: 'flex', inlineSize: size.iconSmall }))

export const row = style(
  inComponent({
    backgroundColor: color.ground.surface,
    outline: 'none',
    selectors: {
      [selectors.hovered]: { backgroundColor: color.ground.hover },
      '&[data-selected]': { backgroundColor: color.brand.soft },
      '&[data-href], &[data-selection-mode]': { cursor: 'pointer' },
      '&[data-focus-visible]': focusRingInside,
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
  }),
)

export const cell = style(
  inComponent({
    paddingInline: space['4'],
    paddingBlock: `calc((${size.row} - 1.5rem) / 2)`,
    borderBlockEnd: `1px solid ${color.line.hairline}`,
    textAlign: 'start',
    // A column is never narrower than its longest word: the table is scrolled instead.
    overflowWrap: 'break-word',
    outline: 'none',
    selectors: {
      '&[data-numeric]': { ...tabularFigures, textAlign: 'end', whiteSpace: 'nowrap' },
      '&[role="rowheader"]': {
        position: 'sticky',
        insetInlineStart: 0,
        zIndex: layer.sticky,
        backgroundColor: 'inherit',
        color: color.text.strong,
        fontWeight: font.weight.medium,
      },
      [`${row}:last-child > &`]: { borderBlockEndColor: 'transparent' },
      '&[data-focus-visible]': focusRingInside,
    },
  }),
)

/** As narrow as the mark in it. */
export const selectionCell = style(inComponent({ inlineSize: '1px', paddingInlineEnd: 0, paddingBlock: 0 }))

export const empty = style(
  inComponent({
    paddingBlock: space['8'],
    paddingInline: space['4'],
    textAlign: 'center',
    color: color.text.muted,
  }),
)
