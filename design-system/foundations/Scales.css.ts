import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inPage } from '../tokens/in-layer.ts'
import { lightShadows, scales } from '../tokens/scales.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius, motion } = vars

const keysOf = <Key extends string>(scale: Record<Key, string>) =>
  Object.fromEntries(Object.keys(scale).map((key) => [key, key])) as Record<Key, Key>

export const scaleList = style(
  inPage({ display: 'grid', gap: space['3'], inlineSize: '100%', maxInlineSize: '48rem' }),
)
export const step = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(10rem, 14rem) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space['4'],
  }),
)
export const stepName = style(inPage(typeStyle('small')))

const bar = style(
  inPage({
    blockSize: space['4'],
    minInlineSize: '1px',
    maxInlineSize: '100%',
    border: `1px solid ${color.brand.line}`,
    backgroundColor: color.brand.soft,
  }),
)
const barOf = (inlineSize: string) => [bar, inPage({ inlineSize })]

export const spaceBar = styleVariants(keysOf(scales.space), (key) => barOf(space[key]))
export const sizeBar = styleVariants(keysOf(scales.size), (key) => barOf(vars.size[key]))

const box = style(
  inPage({
    display: 'grid',
    alignItems: 'center',
    padding: space['4'],
    minBlockSize: space['20'],
    border: `1px solid ${color.line.hairline}`,
    backgroundColor: color.ground.surface,
  }),
)
export const boxes = style(
  inPage({
    display: 'grid',
    gap: space['8'],
    gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  }),
)
export const radiusBox = styleVariants(keysOf(scales.radius), (key) => [
  box,
  inPage({ borderColor: color.line.control, borderRadius: radius[key] }),
])
export const shadowBox = styleVariants(keysOf(lightShadows), (key) => [
  box,
  inPage({ borderRadius: radius.card, boxShadow: vars.shadow[key] }),
])

export const speeds = { fast: 'fast', calm: 'calm', slow: 'slow' } as const
export const track = style(
  inPage({
    display: 'grid',
    padding: space['1'],
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.pill,
  }),
)
const runner = style(
  inPage({
    inlineSize: space['8'],
    blockSize: space['8'],
    borderRadius: radius.pill,
    backgroundColor: color.brand.fill,
    border: `1px solid ${color.brand.edge}`,
    marginInlineStart: 0,
    transitionProperty: 'margin-inline-start',
    transitionTimingFunction: motion.ease,
    selectors: { '&[data-away]': { marginInlineStart: `calc(100% - ${space['8']})` } },
  }),
)
export const runnerOf = styleVariants(speeds, (speed) => [
  runner,
  inPage({ transitionDuration: motion[speed] }),
])
