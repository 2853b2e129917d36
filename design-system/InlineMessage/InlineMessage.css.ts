import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, font } = vars

const line = style(
  inComponent({ ...typeStyle('small'), display: 'flex', gap: space['2'], fontWeight: font.weight.medium }),
)

export const message = styleVariants(
  {
    info: color.status.info.text,
    success: color.status.success.text,
    warning: color.status.warning.text,
    danger: color.status.danger.text,
  },
  (text) => [line, inComponent({ color: text })],
)

/** Holds the icon on the first line of the text. */
export const mark = style(
  inComponent({ flex: 'none', display: 'flex', alignItems: 'center', blockSize: '1.5em' }),
)
