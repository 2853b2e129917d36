import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, radius, shadow, layer } = vars

export const bar = style(
  inComponent({
    position: 'sticky',
    insetBlockEnd: `max(${space['3']}, env(safe-area-inset-bottom))`,
    zIndex: layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['2']} ${space['4']}`,
    marginBlockStart: space['6'],
    paddingBlock: space['2'],
    paddingInline: space['4'],
    border: `1px solid ${color.brand.line}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.raised,
    color: color.text.body,
    boxShadow: shadow.raised,
  }),
)

export const summary = style(inComponent({ minInlineSize: 0 }))

export const actions = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: space['2'], marginInlineStart: 'auto' }),
)

/** Never more than half of the screen: what is decided on stays in sight above it. */
export const panel = style(
  inComponent({
    flexBasis: '100%',
    minInlineSize: 0,
    maxBlockSize: '50dvh',
    overflowY: 'auto',
    padding: space['2'],
    // Leaves room for the focus rings of its content.
    marginInline: `calc(-1 * ${space['2']})`,
  }),
)
