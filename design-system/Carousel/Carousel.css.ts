import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius } = vars

export const frame = style(inComponent({ display: 'grid', gap: space['3'], minInlineSize: 0 }))

/** Slides beside each other; one is in sight. A finger moves them without any script. */
export const track = style(
  inComponent({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    borderRadius: radius.card,
    selectors: { [selectors.focusVisible]: focusRing },
    '@media': {
      '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
      // Paper turns no pages: all of them are under each other.
      print: { gridAutoFlow: 'row', gridAutoColumns: 'auto', overflow: 'visible' },
    },
  }),
)

export const slide = style(
  inComponent({ display: 'grid', minInlineSize: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' }),
)

export const controls = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space['1'],
    '@media': { print: { display: 'none' } },
  }),
)

export const where = style(
  inComponent({ ...typeStyle('small'), color: color.text.muted, paddingInline: space['2'] }),
)
