import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inPage } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius, font } = vars

export const group = style(inPage({ display: 'grid', gap: space['3'], marginBlockEnd: space['8'] }))
export const groupName = style(inPage(typeStyle('subtitle')))

export const patches = style(
  inPage({
    display: 'grid',
    gap: space['4'],
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  }),
)

/** The colour itself: forced colours would hide the one thing this page shows. */
export const patch = style(
  inPage({
    blockSize: space['16'],
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.control,
    forcedColorAdjust: 'none',
  }),
)

export const patchName = style(inPage({ ...typeStyle('small'), fontWeight: font.weight.medium }))
export const patchValue = style(inPage({ ...typeStyle('caption') }))

export const report = style(inPage({ display: 'grid', gap: space['6'] }))
export const chooser = style(inPage({ maxInlineSize: '24rem' }))
export const sentences = style(inPage({ display: 'grid', gap: space['1'] }))

export const schemes = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  }),
)

export const scheme = style(
  inPage({
    display: 'grid',
    gap: space['4'],
    padding: space['6'],
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.card,
    forcedColorAdjust: 'none',
  }),
)

export const schemeName = style(inPage({ ...typeStyle('subtitle'), color: 'inherit' }))

/** Looks like the primary button, in a colour that is only being tried. */
export const tried = style(
  inPage({
    justifySelf: 'start',
    padding: `${space['3']} ${space['6']}`,
    border: '1px solid',
    borderRadius: radius.control,
    fontWeight: font.weight.semibold,
  }),
)
