import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space, radius } = vars

export const promise = style(
  inPage({
    display: 'none',
    '@media': {
      'screen and (min-width: 64rem)': {
        position: 'relative',
        overflow: 'clip',
        display: 'grid',
        // In the middle as the form beside it: see `panel`.
        alignContent: 'start',
        gap: space['8'],
        padding: `clamp(${space['12']}, 6vw, 7rem)`,
        paddingBlockStart: `max(${space['12']}, 50dvb - 15.7rem)`,
        backgroundColor: color.brand.deep,
        color: color.brand.onDeep,
      },
    },
  }),
)

export const rings = style(
  inPage({
    position: 'absolute',
    insetInlineEnd: '-30%',
    // A third of it below the page, reckoned from the screen as the words.
    insetBlockStart: 'calc(134dvb - 17.75rem)',
    transform: 'translateY(-100%)',
    overflow: 'visible',
    inlineSize: 'min(90%, 46rem)',
    maxInlineSize: 'none',
    color: color.brand.onDeep,
    opacity: 0.14,
  }),
)

export const promiseTitle = style(
  inPage({ position: 'relative', ...typeStyle('display'), maxInlineSize: '12ch' }),
)

export const items = style(
  inPage({ position: 'relative', display: 'grid', gap: space['4'], maxInlineSize: '30rem' }),
)

export const item = style(
  inPage({ display: 'flex', gap: space['3'], alignItems: 'baseline', ...typeStyle('lead') }),
)

export const tick = style(
  inPage({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    marginBlockStart: space['1'],
    inlineSize: space['6'],
    blockSize: space['6'],
    borderRadius: radius.pill,
    border: '1.5px solid currentcolor',
  }),
)
