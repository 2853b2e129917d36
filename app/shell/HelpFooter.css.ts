import { focusRing, inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { WIDE_SCREEN } from './screens.ts'

const { color, space, font, motion, radius, size } = vars

const wide = `screen and ${WIDE_SCREEN}`

const aside = { paddingInline: `clamp(${space['4']}, 3vw, ${space['10']})` }

export const footer = style(
  inPage({
    borderBlockStart: `1px solid ${color.line.hairline}`,
    backgroundColor: color.ground.surface,
    color: color.text.muted,
    ...typeStyle('small'),
    selectors: {
      // It stands at the end of the screen and would grow upwards as it comes in pieces: seen once its last piece is there.
      '&:not(:has(> [data-whole]))': { visibility: 'hidden' },
    },
    '@media': {
      print: { display: 'none' },
    },
  }),
)

export const line = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    ...aside,
    paddingBlock: space['2'],
    '@media': {
      // The words stand below the navigation, the channels below the page.
      [wide]: {
        display: 'grid',
        gridTemplateColumns: '17rem minmax(0, 1fr)',
        alignItems: 'baseline',
        paddingInline: 0,
      },
    },
  }),
)

const word = { color: color.text.strong, fontWeight: font.weight.semibold }

export const heading = style(
  inPage({
    ...typeStyle('small'),
    ...word,
    ...aside,
    display: 'none',
    '@media': { [wide]: { display: 'block' } },
  }),
)

export const fold = style(inPage({ '@media': { [wide]: { display: 'none' } } }))

globalStyle(
  `${fold} > summary`,
  inPage({
    ...word,
    display: 'flex',
    alignItems: 'center',
    gap: space['1'],
    minBlockSize: size.target,
    borderRadius: radius.small,
    cursor: 'pointer',
    listStyle: 'none',
  }),
)
globalStyle(`${fold} > summary::-webkit-details-marker`, inPage({ display: 'none' }))
globalStyle(`${fold} > summary:focus-visible`, inPage(focusRing))

/** Drawn here: the glyphs of the design system travel as a whole, and every page begins with this footer. */
export const chevron = style(
  inPage({
    display: 'inline-block',
    inlineSize: '0.5em',
    blockSize: '0.5em',
    marginInline: space['1'],
    borderInlineEnd: '2px solid currentColor',
    borderBlockEnd: '2px solid currentColor',
    transform: 'translateY(-0.15em) rotate(45deg)',
    transition: `transform ${motion.calm} ${motion.ease}`,
    selectors: { [`${fold}[open] &`]: { transform: 'translateY(0.15em) rotate(225deg)' } },
  }),
)

/** Beside the words while the rest is folded away. */
export const first = style(
  inPage({
    selectors: { [`${fold}[open] ~ &`]: { display: 'none' } },
    '@media': { [wide]: { display: 'none' } },
  }),
)

export const channels = style(
  inPage({
    flexBasis: '100%',
    display: 'none',
    gap: space['4'],
    paddingBlockEnd: space['3'],
    selectors: { [`${fold}[open] ~ &`]: { display: 'grid' } },
    '@media': {
      [wide]: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: `0 ${space['8']}`,
        inlineSize: '100%',
        maxInlineSize: size.page,
        marginInline: 'auto',
        ...aside,
        paddingBlockEnd: 0,
      },
    },
  }),
)

export const channel = style(
  inPage({
    display: 'grid',
    justifyItems: 'start',
    overflowWrap: 'anywhere',
    '@media': {
      [wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space['4'] },
    },
  }),
)

export const channelName = style(inPage({ color: color.text.strong, fontWeight: font.weight.medium }))
