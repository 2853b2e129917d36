import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponent } from '../../tokens/in-layer.ts'
import { typeStyle } from '../../tokens/type-style.ts'

const { color, space, font } = vars

/** On a phone: a line for each series, value at its end. */
const whenNarrow = (rule: object) => ({ '@container': { '(max-width: 480px)': rule } })

export const readout = style(
  inComponent({
    ...typeStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${space['2']} ${space['6']}`,
    color: color.text.body,
    ...whenNarrow({ display: 'grid', gap: space['1'] }),
  }),
)

/** Wide enough for any month, so that names beside it do not move while reading. */
export const pointName = style(
  inComponent({ color: color.text.strong, fontWeight: font.weight.semibold, minInlineSize: '7.5rem' }),
)

export const entry = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: '1rem auto',
    columnGap: space['2'],
    alignItems: 'center',
    ...whenNarrow({ gridTemplateColumns: '1rem 1fr auto' }),
  }),
)
export const swatchBox = style(
  inComponent({ inlineSize: '1rem', blockSize: '1rem', borderRadius: '0.25rem' }),
)
export const entryName = style(inComponent({ gridColumn: 2, color: color.text.muted }))
export const entryValue = style(
  inComponent({
    gridColumn: 2,
    color: color.text.strong,
    fontWeight: font.weight.medium,
    ...whenNarrow({ gridColumn: 3 }),
  }),
)
