import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inPage } from '../tokens/in-layer.ts'
import { tabularFigures, typeStyle } from '../tokens/type-style.ts'

const { color, space, radius } = vars

export const pairs = style(
  inPage({
    display: 'grid',
    gap: space['3'],
    gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  }),
)

export const pair = style(
  inPage({
    display: 'grid',
    gap: space['1'],
    padding: space['4'],
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.card,
  }),
)

export const pairName = style(inPage({ ...typeStyle('small'), fontWeight: vars.font.weight.medium }))
export const pairMeasure = style(inPage(typeStyle('caption')))

export const swatch = style(inPage({ inlineSize: '100%', blockSize: space['6'], borderRadius: radius.small }))

export const specimen = style(inPage({ display: 'grid', gap: space['1'] }))
export const specimenName = style(inPage({ ...typeStyle('caption'), color: color.text.muted }))

export const column = style(
  inPage({ ...typeStyle('lead'), ...tabularFigures, textAlign: 'end', inlineSize: '12rem' }),
)
