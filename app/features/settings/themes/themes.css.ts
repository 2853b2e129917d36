import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

const WIDE = 'screen and (min-width: 80rem)'

/** Fields beside what they do, where there is room; the history below the fields. */
export const columns = style(
  inPage({
    '@media': {
      [WIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gridTemplateRows: 'auto 1fr' },
    },
  }),
)

export const effect = style(inPage({ '@media': { [WIDE]: { gridColumn: 2, gridRow: '1 / span 2' } } }))

export const sample = style(
  inPage({
    overflow: 'hidden',
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.page,
    color: color.text.body,
  }),
)

export const sampleBar = style(
  inPage({
    ...typeStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space['2'],
    padding: space['3'],
    backgroundColor: color.chrome.ground,
    borderBlockEnd: `1px solid ${color.chrome.line}`,
    color: color.chrome.muted,
  }),
)

export const sampleLogo = style(inPage({ blockSize: '2rem', inlineSize: 'auto', maxInlineSize: '6rem' }))

export const sampleName = style(
  inPage({ fontWeight: font.weight.semibold, color: color.chrome.text, marginInlineEnd: 'auto' }),
)

export const sampleCurrent = style(
  inPage({
    paddingBlock: space['1'],
    paddingInline: space['2'],
    borderRadius: radius.small,
    backgroundColor: color.chrome.active,
    color: color.chrome.onActive,
    fontWeight: font.weight.semibold,
  }),
)

/** A strip of its own: no text ever stands on it. */
export const sampleBackground = style(
  inPage({ display: 'block', inlineSize: '100%', blockSize: '4rem', objectFit: 'cover' }),
)

export const sampleBody = style(inPage({ display: 'grid', gap: space['3'], padding: space['4'] }))

export const sampleLink = style(
  inPage({ color: color.brand.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
)

/** The colour itself; the edge shows it on any ground. */
export const historySwatch = style(
  inPage({
    display: 'inline-block',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.small,
  }),
)
