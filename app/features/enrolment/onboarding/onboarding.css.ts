import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space, radius } = vars
const WIDE = 'screen and (min-width: 48rem)'

export const frame = style(
  inPage({
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    justifyItems: 'center',
    backgroundColor: color.ground.page,
  }),
)

export const bar = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['3'],
    inlineSize: '100%',
    maxInlineSize: '52rem',
    padding: `${space['4']} clamp(${space['4']}, 4vw, ${space['8']})`,
  }),
)

export const planName = style(
  inPage({ ...typeStyle('subtitle'), display: 'inline-flex', alignItems: 'center', gap: space['3'] }),
)

/** Words that a phone has no room for. */
export const wideOnly = style(
  inPage({ whiteSpace: 'pre', '@media': { 'screen and (max-width: 36rem)': { display: 'none' } } }),
)

export const logo = style(inPage({ blockSize: '2.25rem', inlineSize: 'auto' }))

export const card = style(
  inPage({
    display: 'grid',
    gap: space['8'],
    alignContent: 'start',
    inlineSize: '100%',
    maxInlineSize: '52rem',
    minInlineSize: 0,
    padding: `${space['6']} clamp(${space['4']}, 4vw, ${space['12']}) ${space['12']}`,
    backgroundColor: color.ground.surface,
    '@media': {
      [WIDE]: { alignSelf: 'start', borderRadius: radius.card, marginBlock: `${space['2']} ${space['12']}` },
    },
  }),
)
