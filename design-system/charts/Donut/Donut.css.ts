import { style } from '@vanilla-extract/css'
import { focusRing } from '../../focus-ring.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponent } from '../../tokens/in-layer.ts'
import { tabularFigures, typeStyle } from '../../tokens/type-style.ts'

const { color, space, radius, font, motion } = vars

export const chart = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${space['5']} ${space['8']}`,
    inlineSize: '100%',
    minInlineSize: 0,
  }),
)

export const ring = style(
  inComponent({
    position: 'relative',
    flex: '0 1 14rem',
    minInlineSize: '11rem',
    aspectRatio: '1',
    borderRadius: '50%',
    breakInside: 'avoid',
    selectors: { '&:has(input:focus-visible)': { ...focusRing, outlineOffset: '4px' } },
  }),
)

export const drawing = style(inComponent({ inlineSize: '100%', blockSize: '100%' }))

/** The ring when there is nothing to part. */
export const hollow = style(inComponent({ fill: 'none', stroke: color.line.hairline }))

/** The parts that are not being read. */
export const faded = style(
  inComponent({ opacity: 0.45, transition: `opacity ${motion.fast} ${motion.ease}` }),
)

export const hole = style(
  inComponent({
    position: 'absolute',
    inset: '20%',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    pointerEvents: 'none',
  }),
)

export const holeName = style(
  inComponent({ ...typeStyle('caption'), color: color.text.muted, lineHeight: font.line.snug }),
)
export const holeValue = style(
  inComponent({ color: color.text.strong, fontWeight: font.weight.semibold, lineHeight: font.line.snug }),
)

export const legend = style(
  inComponent({
    ...typeStyle('small'),
    flex: '1 1 17rem',
    minInlineSize: 0,
    maxInlineSize: '28rem',
    display: 'grid',
    gap: space['1'],
  }),
)

export const entry = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: '1rem 1fr auto',
    alignItems: 'baseline',
    columnGap: space['3'],
    marginInline: `calc(-1 * ${space['2']})`,
    padding: space['2'],
    borderRadius: radius.small,
    selectors: { '&[data-read]': { backgroundColor: color.ground.hover } },
  }),
)

export const swatch = style(
  inComponent({ inlineSize: '1rem', blockSize: '1rem', borderRadius: '0.25rem', alignSelf: 'center' }),
)
export const entryName = style(inComponent({ color: color.text.body, minInlineSize: 0 }))
export const entryShare = style(
  inComponent({
    ...tabularFigures,
    color: color.text.strong,
    fontWeight: font.weight.semibold,
    textAlign: 'end',
  }),
)
export const entryValue = style(inComponent({ gridColumn: '2 / -1', color: color.text.muted }))
