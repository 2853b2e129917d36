import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { inComponent } from '../tokens/in-layer.ts'

const wide = createVar()
const medium = createVar()

const one = 'minmax(0, 1fr)'
const parts = (...shares: readonly number[]) => shares.map((share) => `minmax(0, ${share}fr)`).join(' ')
const atLeast = (width: string) => `screen and (min-width: ${width})`

/** One column, until there is room for those of the template. Paper has room for two halves. */
export const columns = style(inComponent({ display: 'grid', gridTemplateColumns: one, minInlineSize: 0 }))

export const templates = styleVariants(
  {
    halves: { [wide]: parts(1, 1) },
    thirds: { [medium]: parts(1, 1), [wide]: parts(1, 1, 1) },
    quarters: { [medium]: parts(1, 1), [wide]: parts(1, 1, 1, 1) },
    mainAside: { [wide]: parts(3, 2) },
    asideMain: { [wide]: parts(2, 3) },
    wideNarrow: { [wide]: parts(2, 1) },
    mainAction: { [wide]: 'minmax(0, 1fr) auto' },
  },
  (shares, name) =>
    inComponent({
      vars: shares,
      ...(name === 'halves' && { '@media': { print: { gridTemplateColumns: wide } } }),
    }),
)

/** From which width of the screen a template has its columns: a tablet, a small desk, a wide one. */
export const from = styleVariants({ medium: '40rem', wide: '60rem', widest: '80rem' }, (width) =>
  inComponent({
    '@media': {
      [atLeast('40rem')]: { gridTemplateColumns: fallbackVar(medium, one) },
      [atLeast(width)]: { gridTemplateColumns: wide },
    },
  }),
)

const widths = { narrow: '12rem', medium: '15rem', wide: '18rem' } as const

const asManyAsFit = (kind: 'auto-fit' | 'auto-fill') =>
  styleVariants(widths, (width) =>
    inComponent({ gridTemplateColumns: `repeat(${kind}, minmax(min(100%, ${width}), 1fr))` }),
  )

/** As many columns as have room; few things share the whole width. */
export const fitting = asManyAsFit('auto-fit')

/** As many columns as have room; few things stay as narrow as many would be. */
export const filling = asManyAsFit('auto-fill')
