import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { tabularFigures, typeStyle } from '../tokens/type-style.ts'

const { color, space, size, font } = vars

export const list = style(
  inComponent({
    display: 'grid',
    selectors: {
      // The eye finds from a label to its value at the other end.
      '&[data-layout="rows"]': { maxInlineSize: size.pair },
      '&[data-layout="grid"]': {
        gap: `${space['5']} ${space['8']}`,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
      },
      // A long list of rows takes half the height of a sheet.
      '&[data-layout="rows"]:has(> :nth-child(6))': {
        '@media': { print: { display: 'block', columns: 2, columnGap: space['10'] } },
      },
    },
  }),
)

export const item = style(
  inComponent({
    minInlineSize: 0,
    selectors: {
      [`${list}[data-layout="rows"] > &`]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: `${space['1']} ${space['6']}`,
        paddingBlock: `calc((${size.row} - 1.5rem) / 2)`,
        breakInside: 'avoid',
      },
      [`${list}[data-layout="rows"] > & + &`]: { borderBlockStart: `1px solid ${color.line.hairline}` },
      // In two columns the first of the second has nobody above it.
      [`${list}[data-layout="rows"]:has(> :nth-child(6)) > &`]: {
        '@media': { print: { borderBlockStart: 0, borderBlockEnd: `1px solid ${color.line.hairline}` } },
      },
    },
  }),
)

export const term = style(inComponent({ ...typeStyle('small'), color: color.text.muted }))

export const description = style(
  inComponent({
    color: color.text.strong,
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
    selectors: {
      [`${list}[data-layout="rows"] &`]: { textAlign: 'end', marginInlineStart: 'auto' },
      [`${list}[data-layout="rows"] &[data-numeric]`]: tabularFigures,
    },
  }),
)
