import { style } from '@vanilla-extract/css'
import { focusRing } from '../../focus-ring.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponent } from '../../tokens/in-layer.ts'
import { typeStyle } from '../../tokens/type-style.ts'

const { color, space, radius, font } = vars

export const chart = style(
  inComponent({ display: 'grid', gap: space['2'], inlineSize: '100%', minInlineSize: 0 }),
)

/** Room around for the point at the edge. */
export const area = style(
  inComponent({
    position: 'relative',
    blockSize: space['10'],
    minInlineSize: '5rem',
    padding: '6px',
    borderRadius: radius.small,
    selectors: {
      '&:has(input)': { minBlockSize: vars.size.target },
      '&:has(input:focus-visible)': focusRing,
    },
  }),
)

export const reading = style(inComponent({ ...typeStyle('caption'), color: color.text.muted }))
export const readingValue = style(inComponent({ color: color.text.strong, fontWeight: font.weight.medium }))
