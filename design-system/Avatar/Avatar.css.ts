import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, size, font, radius } = vars

const round = style(
  inComponent({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    overflow: 'clip',
    border: `1px solid ${color.brand.edge}`,
    borderRadius: radius.pill,
    backgroundColor: color.brand.fill,
    color: color.brand.onFill,
    fontWeight: font.weight.semibold,
    lineHeight: 1,
    userSelect: 'none',
  }),
)

export const avatar = styleVariants(
  {
    small: { side: space['8'], text: font.size.caption },
    medium: { side: size.target, text: `calc(${size.target} * 4 / 11)` },
    large: { side: space['16'], text: font.size.subtitle },
  },
  ({ side, text }) => [round, inComponent({ inlineSize: side, blockSize: side, fontSize: text })],
)

export const picture = style(inComponent({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }))

/** Drawn, not written: initials are a picture of the name, not a part of a button's words. */
export const initials = style(inComponent({ selectors: { '&::before': { content: 'attr(data-initials)' } } }))

export const withDot = style(inComponent({ flex: 'none', position: 'relative', display: 'inline-grid' }))

/** Full or hollow, so that it says the same without its colour. */
const mark = style(
  inComponent({
    position: 'absolute',
    inset: 'auto -2px -2px auto',
    padding: space['1'],
    border: '2px solid',
    borderRadius: radius.pill,
    outline: `2px solid ${color.ground.surface}`,
  }),
)

export const dot = styleVariants({
  present: [
    mark,
    inComponent({
      borderColor: color.status.success.line,
      backgroundColor: color.status.success.line,
      '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
    }),
  ],
  away: [mark, inComponent({ borderColor: color.line.control, backgroundColor: color.ground.surface })],
})
