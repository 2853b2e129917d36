import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius, font } = vars

export const preview = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['2']} ${space['4']}`,
    inlineSize: '100%',
    minInlineSize: 0,
    textAlign: 'start',
  }),
)

/** An image may have any colours: the edge says where it ends. */
const picture = inComponent({
  border: `1px solid ${color.line.hairline}`,
  borderRadius: radius.small,
  backgroundColor: color.ground.sunken,
})

export const thumbnail = style([
  picture,
  inComponent({ flex: 'none', inlineSize: space['12'], blockSize: space['12'], objectFit: 'cover' }),
])

export const large = style([
  picture,
  inComponent({
    flex: '1 0 100%',
    inlineSize: '100%',
    blockSize: 'auto',
    maxBlockSize: '16rem',
    objectFit: 'contain',
  }),
])

export const sheet = style([
  picture,
  inComponent({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: space['12'],
    blockSize: space['12'],
    color: color.text.muted,
  }),
])

export const texts = style(inComponent({ flex: '1 1 8rem', minInlineSize: 0 }))

export const name = style(
  inComponent({ color: color.text.strong, fontWeight: font.weight.medium, overflowWrap: 'anywhere' }),
)

export const detail = style(inComponent({ ...typeStyle('small'), color: color.text.muted }))

export const action = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space['2'],
    marginInlineStart: 'auto',
    '@media': { print: { display: 'none' } },
  }),
)
