import { style } from '@vanilla-extract/css'
import { choiceMark, choiceRow, markSize } from '../field/choice.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius } = vars

export const options = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space['8']}`,
    selectors: { '[data-orientation="vertical"] > &': { flexDirection: 'column' } },
  }),
)

export const choice = style(choiceRow(markSize))

export const mark = style([
  inComponent({
    borderRadius: radius.pill,
    selectors: {
      '&::after': { content: '', inlineSize: '0.75rem', blockSize: '0.75rem', borderRadius: radius.pill },
      '[data-selected] > &': { borderColor: color.brand.line },
      // A border, because forced colours drop backgrounds.
      '[data-selected] > &::after': { border: `0.375rem solid ${color.brand.line}` },
      '[data-disabled][data-selected] > &::after': { borderColor: color.text.disabled },
    },
  }),
  choiceMark(markSize),
])

export const texts = style(inComponent({ display: 'grid', minInlineSize: 0 }))

export const optionDescription = style(
  inComponent({
    ...typeStyle('small'),
    color: color.text.muted,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
)
