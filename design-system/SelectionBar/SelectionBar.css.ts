import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, radius, font, shadow, motion, layer } = vars

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } })

export const bar = style(
  inComponent({
    position: 'sticky',
    insetBlockEnd: `max(${space['3']}, env(safe-area-inset-bottom))`,
    zIndex: layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space['2'],
    marginBlockStart: space['3'],
    paddingBlock: space['2'],
    paddingInline: `${space['4']} ${space['2']}`,
    border: `1px solid ${color.brand.line}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.raised,
    boxShadow: shadow.raised,
    animation: `${rise} ${motion.calm} ${motion.ease}`,
  }),
)

export const count = style(inComponent({ color: color.text.strong, fontWeight: font.weight.semibold }))

export const actions = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: space['2'], marginInlineStart: 'auto' }),
)
