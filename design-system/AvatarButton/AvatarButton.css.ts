import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, radius, space } = vars

export const avatarButton = style(
  inComponent({
    flex: 'none',
    padding: space['1'],
    borderRadius: radius.pill,
    cursor: 'pointer',
    selectors: {
      [selectors.hovered]: { backgroundColor: color.ground.hover },
      [selectors.pressed]: { backgroundColor: color.ground.pressed },
      [selectors.focusVisible]: focusRing,
    },
  }),
)
