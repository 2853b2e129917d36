import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, radius } = vars

export const viewer = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: space['3'],
    inlineSize: '100%',
    minInlineSize: 0,
  }),
)

export const bar = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space['2']} ${space['4']}`,
  }),
)

export const tools = style(inComponent({ display: 'flex', alignItems: 'center', gap: space['1'] }))

export const actions = style(inComponent({ display: 'flex', flexWrap: 'wrap', gap: space['2'] }))

/** Two fingers are ours, one scrolls. */
export const area = style(
  inComponent({
    position: 'relative',
    blockSize: 'clamp(14rem, 64dvh, 56rem)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    touchAction: 'pan-x pan-y',
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.small,
    backgroundColor: color.ground.sunken,
    color: color.text.body,
    selectors: {
      [selectors.focusVisible]: focusRing,
      '&[data-dragging]': { cursor: 'grabbing', userSelect: 'none' },
    },
  }),
)

/** As large as the area at first, whatever the proportions of the image. */
export const image = style(inComponent({ position: 'relative', containerType: 'size' }))

/** Turned about its middle. On its side it is as wide as its place is high. */
export const turned = styleVariants({ 0: '0deg', 1: '90deg', 2: '180deg', 3: '270deg' }, (angle, turns) =>
  inComponent({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    inlineSize: turns % 2 === 0 ? '100cqi' : '100cqb',
    blockSize: turns % 2 === 0 ? '100cqb' : '100cqi',
    translate: '-50% -50%',
    rotate: angle,
  }),
)

export const sheet = style(
  inComponent({
    objectFit: 'contain',
    pointerEvents: 'none',
    userSelect: 'none',
  }),
)

/** Paper is white, by night as well. */
export const page = style(
  inComponent({
    position: 'relative',
    marginInline: 'auto',
    marginBlock: space['2'],
    containerType: 'size',
    overflow: 'hidden',
    border: `1px solid ${color.line.hairline}`,
    backgroundColor: color.ground.surface,
  }),
)

export const canvas = style(inComponent({ display: 'block' }))

export const waiting = style(
  inComponent({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', padding: space['4'] }),
)
