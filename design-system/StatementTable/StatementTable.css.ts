import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { tabularFigures, typeStyle } from '../tokens/type-style.ts'

const { color, space, font } = vars

/** Narrower than this, each row stands by itself with its column names beside the values. */
const stacked = '(max-width: 480px)'
const whenStacked = (rule: object) => ({ '@container': { [stacked]: rule } })

export const frame = style(
  inComponent({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 }),
)

export const table = style(
  inComponent({ inlineSize: '100%', fontSize: font.size.body, ...whenStacked({ display: 'block' }) }),
)

export const caption = style(
  inComponent({
    ...typeStyle('subtitle'),
    color: color.text.strong,
    textAlign: 'start',
    paddingBlockEnd: space['4'],
    ...whenStacked({ display: 'block' }),
  }),
)

export const head = style(
  inComponent({
    borderBlockEnd: `2px solid ${color.line.hairline}`,
    // Still there for assistive technology: the names are read with each cell.
    ...whenStacked({
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    }),
  }),
)

export const body = style(inComponent(whenStacked({ display: 'block' })))

export const row = style(
  inComponent({
    borderBlockEnd: `1px solid ${color.line.hairline}`,
    selectors: { [`${body} > &:last-child`]: { borderBlockEndColor: 'transparent' } },
    ...whenStacked({
      display: 'grid',
      gap: space['1'],
      paddingBlock: space['4'],
    }),
  }),
)

export const foot = style(
  inComponent({
    borderBlockStart: `2px solid ${color.line.hairline}`,
    fontWeight: font.weight.semibold,
    color: color.text.strong,
    ...whenStacked({ display: 'block' }),
  }),
)

export const headCell = style(
  inComponent({
    ...typeStyle('small'),
    color: color.text.muted,
    fontWeight: font.weight.medium,
    textAlign: 'start',
    verticalAlign: 'bottom',
    paddingBlock: space['3'],
    paddingInline: space['3'],
    selectors: {
      '&:first-child': { paddingInlineStart: 0 },
      '&:last-child': { paddingInlineEnd: 0 },
      '&[data-numeric]': { textAlign: 'end' },
    },
  }),
)

export const cell = style(
  inComponent({
    color: color.text.body,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'baseline',
    paddingBlock: space['3'],
    paddingInline: space['3'],
    selectors: {
      '&:first-child': { paddingInlineStart: 0 },
      '&:last-child': { paddingInlineEnd: 0 },
      '&[data-numeric]': { ...tabularFigures, textAlign: 'end', whiteSpace: 'nowrap' },
      [`tbody &[scope="row"]`]: { color: color.text.strong, fontWeight: font.weight.medium },
      [`${foot} &`]: { color: color.text.strong },
    },
    ...whenStacked({
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: `0 ${space['4']}`,
      padding: 0,
      selectors: {
        '&[data-label]::before': {
          content: 'attr(data-label) / ""',
          color: color.text.muted,
          fontSize: font.size.small,
          fontWeight: font.weight.regular,
          fontFamily: font.family,
        },
        '&[scope="row"]::before': { content: 'none' },
        '&[scope="row"]': { fontSize: font.size.lead, fontWeight: font.weight.semibold },
        '&:empty': { display: 'none' },
      },
    }),
  }),
)

export const emptyCell = style(
  inComponent({
    paddingBlock: space['8'],
    textAlign: 'center',
    color: color.text.muted,
    ...whenStacked({ display: 'block' }),
  }),
)
