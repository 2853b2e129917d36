import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const square = (side: string) => inComponent({ inlineSize: side, blockSize: side, flex: 'none' })

export const iconSize = styleVariants({
  small: square(vars.size.iconSmall),
  medium: square(vars.size.icon),
  large: square(vars.size.iconLarge),
})
