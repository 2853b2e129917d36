import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space } = vars

/** As large as a finger needs, and no taller than the line it stands in. */
export const inLine = style(
  inComponent({
    display: 'inline-flex',
    verticalAlign: 'middle',
    marginBlock: `calc(-1 * ${space['3']})`,
    marginInline: `calc(-1 * ${space['2']})`,
  }),
)

export const text = style(
  inComponent({ ...typeStyle('small'), display: 'grid', gap: space['2'], color: color.text.body }),
)
