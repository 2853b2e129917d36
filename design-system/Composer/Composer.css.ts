import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, font } = vars

export const composer = style(
  inComponent({ position: 'relative', display: 'grid', gap: space['2'], minInlineSize: 0 }),
)

/** One edge around the text and what is done with it. */
export const box = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: space['1'],
    padding: space['1'],
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.field,
    selectors: {
      '&:hover': { borderColor: color.line.strong },
      '&:has(textarea:focus-visible)': { ...focusRing, borderColor: color.line.strong },
    },
  }),
)

export const area = style(
  inComponent({
    ...typeStyle('body'),
    flex: '1 1 8rem',
    minInlineSize: 0,
    minBlockSize: size.target,
    maxBlockSize: '9.5rem',
    paddingBlock: `calc((${size.target} - 1lh) / 2)`,
    paddingInline: space['2'],
    border: 0,
    background: 'transparent',
    color: color.text.strong,
    // The box shows the ring.
    outline: 'none',
    resize: 'none',
    fieldSizing: 'content',
    selectors: { '&::placeholder': { color: color.text.muted, opacity: 1 } },
  }),
)

export const foot = style(
  inComponent({
    ...typeStyle('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space['1']} ${space['4']}`,
    color: color.text.muted,
    selectors: { '&:empty': { display: 'none' } },
  }),
)

/** Nobody sends by Enter with a finger. */
export const keys = style(inComponent({ '@media': { '(pointer: coarse)': { display: 'none' } } }))

export const count = style(inComponent({ marginInlineStart: 'auto' }))

export const overLimit = style([
  count,
  inComponent({ color: color.status.danger.text, fontWeight: font.weight.medium }),
])

export const refusals = style(inComponent({ display: 'grid', gap: space['1'] }))

export const drop = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    zIndex: vars.layer.sticky,
    display: 'grid',
    placeItems: 'center',
    border: `2px dashed ${color.brand.line}`,
    borderRadius: radius.card,
    backgroundColor: color.brand.soft,
    color: color.text.strong,
    fontWeight: font.weight.medium,
    pointerEvents: 'none',
  }),
)

export const closed = style(
  inComponent({
    padding: `${space['3']} ${space['4']}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.sunken,
    color: color.text.body,
    selectors: { [selectors.focusVisible]: focusRing },
  }),
)
