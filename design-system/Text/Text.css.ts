import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle, typeStyles } from '../tokens/type-style.ts'

const { color, size } = vars

export const variants = styleVariants(typeStyles, (_, name) => inComponent(typeStyle(name)))

export const tones = styleVariants(
  {
    strong: color.text.strong,
    body: color.text.body,
    muted: color.text.muted,
    brand: color.brand.text,
    success: color.status.success.text,
    danger: color.status.danger.text,
  },
  (text) => inComponent({ color: text }),
)

export const measured = style(inComponent({ maxInlineSize: size.measure }))

export const block = style(inComponent({ display: 'block' }))

export const selectedWhole = style(inComponent({ userSelect: 'all' }))

export const breaking = style(inComponent({ overflowWrap: 'anywhere' }))
