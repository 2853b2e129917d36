import { style } from '@vanilla-extract/css'
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
export const image = style(inComponent({ display: 'grid' }))

export const sheet = style(
  inComponent({
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: 0,
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
    border: `1px solid ${color.line.hairline}`,
    backgroundColor: color.ground.surface,
  }),
)

export const canvas = style(inComponent({ display: 'block', inlineSize: '100%', blockSize: '100%' }))

export const waiting = style(
  inComponent({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', padding: space['4'] }),
)
