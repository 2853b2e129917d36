import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { space, size } = vars

const column = inComponent({
  display: 'grid',
  gap: space['6'],
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
})

export const form = {
  full: style(column),
  form: style([column, inComponent({ maxInlineSize: size.form })]),
}

export type FormWidth = keyof typeof form
