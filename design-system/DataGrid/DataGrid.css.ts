import { type StyleRule, style } from '@vanilla-extract/css'
import { focusRing, focusRingInside } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'
import { unseen } from '../unseen.ts'

const { color, space, size, radius, font, layer } = vars

/** Room of the checkbox column, beside which the first column stays. */
const selects = `calc(${size.target} + ${space['1']})`

/** Widest grid whose rows are stacked: on a phone, and on a tablet held upright. */
const STACKED = '(max-width: 46rem)'

/** Widest one where a cell may have a line of its own in a stacked row. */
const PHONE = '(max-width: 30rem)'

/** Widest one where names are broken between words, so that more columns are in sight. */
const BROKEN = '(min-width: 46.02rem) and (max-width: 64rem)'

/** Only on screens: a printed page keeps the columns. */
const whereStacked = (rule: StyleRule) => ({ '@media': { screen: { '@container': { [STACKED]: rule } } } })

/** Scrolls sideways where its columns have no room. */
export const frame = style(
  inComponent({
    containerType: 'inline-size',
    // Sticky cells must stay below the page's bars.
    isolation: 'isolate',
    // Visually hidden text is positioned here, so that it scrolls along instead of widening the page.
    position: 'relative',
    overflowX: 'auto',
    marginInline: `calc(-1 * ${space['1']})`,
    paddingInline: space['1'],
    '@media': { print: { overflow: 'visible' } },
  }),
)

export const table = style(
  inComponent({
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: font.size.small,
    ...whereStacked({ display: 'block' }),
  }),
)

/** Names stand above columns; of the stacked rows only what chooses all is left in sight. */
export const head = style(inComponent(whereStacked({ display: 'block' })))

export const body = style(inComponent(whereStacked({ display: 'block' })))

export const headRow = style(inComponent(whereStacked({ display: 'flex' })))

/** The checkbox and what the row is about stay in sight, on the ground of their row. */
const staying = {
  '&[data-selects]': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: layer.sticky,
    inlineSize: selects,
    padding: 0,
  },
  '&[data-row-header]': { position: 'sticky', insetInlineStart: 0, zIndex: layer.sticky },
  [`${table}[data-selectable] &[data-row-header]`]: { insetInlineStart: selects },
} as const

export const headCell = style(
  inComponent({
    ...typeStyle('caption'),
    blockSize: size.row,
    paddingInline: space['2'],
    borderBlockEnd: `2px solid ${color.line.hairline}`,
    backgroundColor: color.ground.surface,
    color: color.text.muted,
    fontWeight: font.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: { ...staying, '&[data-actions]': { inlineSize: '1px' } },
    ...whereStacked({ selectors: { '&:not([data-selects])': unseen } }),
  }),
)

export const row = style(
  inComponent({
    backgroundColor: color.ground.surface,
    selectors: {
      '&:hover, &:focus-within': { backgroundColor: color.ground.hover },
      '&[data-selected]': { backgroundColor: color.brand.soft },
    },
    ...whereStacked({
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space['1']} ${space['3']}`,
      paddingBlock: space['2'],
      borderBlockEnd: `1px solid ${color.line.hairline}`,
      selectors: { [`${table}[data-selectable] &`]: { paddingInlineStart: selects } },
    }),
  }),
)

export const cell = style(
  inComponent({
    blockSize: size.row,
    paddingInline: space['2'],
    borderBlockEnd: `1px solid ${color.line.hairline}`,
    backgroundColor: 'inherit',
    color: color.text.body,
    fontWeight: font.weight.regular,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      ...staying,
      '&[data-actions]': { inlineSize: '1px' },
      [`${row}:last-child > &`]: { borderBlockEndColor: 'transparent' },
    },
    '@media': {
      screen: {
        '@container': {
          [BROKEN]: { selectors: { '&[data-row-header], &[data-own-line]': { whiteSpace: 'normal' } } },
          [STACKED]: {
            display: 'block',
            blockSize: 'auto',
            padding: 0,
            borderBlockEnd: 'none',
            whiteSpace: 'normal',
            selectors: {
              '&[data-selects]': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 },
              // The first line: what the row is about, and beside it what is done with it.
              '&[data-row-header]': {
                position: 'static',
                // Room for two buttons.
                flex: '1 1 calc(100% - 7rem)',
                minInlineSize: 0,
                order: -2,
              },
              '&[data-actions]': { order: -1, inlineSize: 'auto', marginInlineStart: 'auto' },
            },
          },
          [PHONE]: { selectors: { '&[data-own-line]': { flexBasis: '100%' } } },
        },
      },
    },
  }),
)

/** All of its cell is hit. */
export const boxRoom = style(
  inComponent({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: size.target,
    minBlockSize: size.target,
    cursor: 'pointer',
  }),
)

export const box = style(
  inComponent({
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    margin: 0,
    borderRadius: radius.small,
    accentColor: color.brand.line,
    cursor: 'pointer',
    selectors: { [selectors.focusVisible]: focusRing },
  }),
)

export const link = style(
  inComponent({
    display: 'inline-flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minBlockSize: size.target,
    marginInline: `calc(-1 * ${space['1']})`,
    paddingInline: space['1'],
    borderRadius: radius.small,
    color: color.brand.text,
    textDecorationLine: 'none',
    selectors: { [selectors.focusVisible]: focusRingInside },
  }),
)

export const linkName = style(
  inComponent({
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
    selectors: { [`${link}:hover &`]: { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
  }),
)

export const linkDetail = style(inComponent({ ...typeStyle('caption'), color: color.text.muted }))
