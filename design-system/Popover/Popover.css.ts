import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space } = vars

export const dialog = style(
  inComponent({
    display: 'grid',
    gap: space['3'],
    padding: space['5'],
    maxInlineSize: 'min(24rem, 90vw)',
    outline: 'none',
  }),
)

/** For content that brings its own padding, such as a list. */
export const bare = style(inComponent({ inlineSize: 'min(24rem, 90vw)', outline: 'none' }))

export const title = style(inComponent({ ...typeStyle('label'), color: color.text.strong }))
