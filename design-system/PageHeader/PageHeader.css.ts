import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size } = vars

export const pageHeader = style(
  inComponent({
    display: 'grid',
    gap: space['3'],
    marginBlockEnd: space['6'],
    '@media': { print: { marginBlockEnd: space['4'] } },
  }),
)

export const line = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: `${space['4']} ${space['6']}`,
  }),
)

export const texts = style(inComponent({ display: 'grid', gap: space['2'], minInlineSize: 0 }))

export const title = style(inComponent({ ...typeStyle('heading'), color: color.text.strong }))

export const description = style(
  inComponent({ ...typeStyle('lead'), maxInlineSize: size.measure, color: color.text.muted }),
)

export const actions = style(inComponent({ display: 'flex', flexWrap: 'wrap', gap: space['3'] }))
