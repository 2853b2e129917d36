import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { tabularFigures, typeStyle } from '../tokens/type-style.ts'
import { unseen } from '../unseen.ts'
import { narrowTable } from './narrow-table.ts'

const { color, space, size, font, radius } = vars

/** Above and below one line in a row. */
const rowInset = `calc((${size.row} - 1.5rem) / 2)`

export const frame = style(
  inComponent({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 }),
)

const { stacked, inCards, apart } = narrowTable(frame)

export const table = style(
  inComponent({ inlineSize: '100%', fontSize: font.size.body, ...apart({ display: 'block' }) }),
)

export const caption = style(
  inComponent({
    ...typeStyle('subtitle'),
    color: color.text.strong,
    textAlign: 'start',
    paddingBlockEnd: space['4'],
    ...apart({ display: 'block' }),
  }),
)

export const head = style(
  inComponent({
    borderBlockEnd: `2px solid ${color.line.hairline}`,
    // Still there for assistive technology: the names are read with each cell.
    ...apart(unseen),
  }),
)

export const body = style(inComponent(apart({ display: 'block' })))

export const row = style(
  inComponent({
    borderBlockEnd: `1px solid ${color.line.hairline}`,
    selectors: { '&:last-child': { borderBlockEndColor: 'transparent' } },
    ...stacked({ display: 'grid', gap: space['1'], paddingBlock: space['4'] }),
    ...inCards({
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
      gap: `${space['3']} ${space['6']}`,
      paddingBlock: space['5'],
    }),
  }),
)

export const foot = style(
  inComponent({
    borderBlockStart: `2px solid ${color.line.hairline}`,
    fontWeight: font.weight.semibold,
    color: color.text.strong,
    ...apart({ display: 'block' }),
  }),
)

export const headCell = style(
  inComponent({
    ...typeStyle('small'),
    color: color.text.muted,
    fontWeight: font.weight.medium,
    textAlign: 'start',
    verticalAlign: 'bottom',
    paddingBlock: rowInset,
    paddingInline: space['3'],
    selectors: {
      '&:first-child': { paddingInlineStart: 0 },
      '&:last-child': { paddingInlineEnd: 0 },
      '&[data-numeric]': { textAlign: 'end' },
    },
  }),
)

/** The column's name beside or above a value; assistive technology has it from the head. */
const name = {
  content: 'attr(data-label) / ""',
  color: color.text.muted,
  fontSize: font.size.small,
  fontWeight: font.weight.regular,
  fontFamily: font.family,
}
const rowName = { fontSize: font.size.lead, fontWeight: font.weight.semibold }

export const cell = style(
  inComponent({
    color: color.text.body,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'baseline',
    paddingBlock: rowInset,
    paddingInline: space['3'],
    selectors: {
      '&:first-child': { paddingInlineStart: 0 },
      '&:last-child': { paddingInlineEnd: 0 },
      '&[data-numeric]': { ...tabularFigures, textAlign: 'end', whiteSpace: 'nowrap' },
      [`tbody &[scope="row"]`]: { color: color.text.strong, fontWeight: font.weight.medium },
      [`${foot} &`]: { color: color.text.strong },
    },
    ...inCards({
      display: 'block',
      padding: 0,
      textAlign: 'start',
      whiteSpace: 'normal',
      selectors: {
        '&[data-numeric]': { fontFamily: font.family, textAlign: 'start', whiteSpace: 'nowrap' },
        '&[data-label]::before': { ...name, display: 'block' },
        '&[scope="row"]': { ...rowName, gridColumn: '1 / -1' },
        '&:empty': { display: 'none' },
      },
    }),
    ...stacked({
      display: 'flex',
      flexWrap: 'wrap',
      // A value that has no room beside its column's name ends where the others do.
      justifyContent: 'flex-end',
      alignItems: 'baseline',
      gap: `0 ${space['4']}`,
      padding: 0,
      textAlign: 'end',
      selectors: {
        '&[data-label]::before': { ...name, marginInlineEnd: 'auto' },
        '&[scope="row"]': { ...rowName, justifyContent: 'flex-start', textAlign: 'start' },
        '&[data-text]': { display: 'block', textAlign: 'start' },
        '&[data-text]::before': { display: 'block' },
        '&:empty': { display: 'none' },
      },
    }),
  }),
)

/** Between a phone and a desk the lines of a cell may break. */
const narrow = '(max-width: 760px)'

export const lines = style(
  inComponent({
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space['1'],
    minInlineSize: 0,
    ...stacked({
      overflowWrap: 'anywhere',
      selectors: { 'td &': { alignItems: 'flex-end', textAlign: 'end' } },
    }),
  }),
)

export const wholeLines = style(
  inComponent({ whiteSpace: 'nowrap', '@container': { [narrow]: { whiteSpace: 'normal' } } }),
)

export const rowLink = style(
  inComponent({
    display: 'inline-flex',
    flexDirection: 'column',
    justifyContent: 'center',
    // The distance of `CellLines`, so that second lines beside each other stand on one line.
    gap: space['1'],
    minInlineSize: '8rem',
    minBlockSize: size.target,
    borderRadius: radius.small,
    color: color.brand.text,
    textDecorationLine: 'none',
    selectors: { [selectors.focusVisible]: focusRing },
  }),
)

export const rowLinkName = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    fontSize: font.size.body,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
    selectors: {
      [`${rowLink}:hover &`]: { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    },
  }),
)

export const rowLinkDetail = style(inComponent({ ...typeStyle('small'), color: color.text.muted }))

export const emptyCell = style(
  inComponent({
    paddingBlock: space['8'],
    textAlign: 'center',
    color: color.text.muted,
    ...apart({ display: 'block', gridColumn: '1 / -1' }),
  }),
)

/** On paper the last columns of a wide table would be cut: it is set smaller, and its names may break. */
for (const columns of [6, 7]) {
  const wide = `${frame}[data-columns="${columns}"]`
  globalStyle(`${wide} ${table}`, inComponent({ '@media': { print: { fontSize: '7.5pt' } } }))
  globalStyle(
    `${wide} :is(${headCell}, ${cell})`,
    inComponent({
      '@media': { print: { fontSize: '7.5pt', paddingInline: space['1'], paddingBlock: space['1'] } },
    }),
  )
  globalStyle(`${wide} ${cell} *`, inComponent({ '@media': { print: { fontSize: 'inherit' } } }))
}
