import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Drawings are made for a light page: as bright in the dark they would be the brightest thing on it. */
const dimmed = { filter: 'brightness(0.78) saturate(0.9)' }

const WIDE = 'screen and (min-width: 48rem)'
const { color, space } = vars

/** The image beside its words where there is room, above them on a phone. */
export const slide = style(
  inPage({
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minBlockSize: '100%',
    '@media': { [WIDE]: { gridTemplateColumns: '3fr 2fr', gridTemplateRows: 'auto' } },
  }),
)

/** Its room is there before it is; a drawing of other shape is cut, never pulled. */
export const image = style(
  inPage({
    inlineSize: '100%',
    aspectRatio: '2 / 1',
    objectFit: 'cover',
    backgroundColor: color.ground.sunken,
    selectors: {
      '[data-scheme="dark"] &': { '@media': { screen: dimmed } },
      '[data-scheme="system"] &': { '@media': { 'screen and (prefers-color-scheme: dark)': dimmed } },
    },
    '@media': { [WIDE]: { blockSize: '100%', maxBlockSize: '20rem' } },
  }),
)

export const words = style(inPage({ padding: space['6'], alignContent: 'center' }))
