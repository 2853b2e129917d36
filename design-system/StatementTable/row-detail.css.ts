import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { narrowTable } from './narrow-table.ts'
import { frame, row } from './StatementTable.css.ts'

const { color, space, size, radius, motion } = vars
const { apart } = narrowTable(frame)

/** As high as what is hit has to be, in a line as high as its text. */
const reach = `calc((${size.target} - 1.5rem) / 2)`

/** The whole header cell opens its row. */
export const opener = style(
  inComponent({
    display: 'block',
    marginBlock: `calc(-1 * ${reach})`,
    paddingBlock: reach,
    borderRadius: radius.small,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { color: color.brand.text },
      [selectors.focusVisible]: focusRing,
    },
  }),
)

/** At the end of the first line, so that those of all rows stand under each other. */
export const chevron = style(
  inComponent({
    float: 'inline-end',
    display: 'flex',
    alignItems: 'center',
    blockSize: '1.5rem',
    marginInlineStart: space['2'],
    color: color.brand.text,
    transition: `transform ${motion.calm} ${motion.ease}`,
    selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
    '@media': { print: { display: 'none' } },
  }),
)

export const opened = `${row}:has(details[open])`

export const detailRow = style(
  inComponent({
    display: 'none',
    borderBlockEnd: `1px solid ${color.line.hairline}`,
    selectors: {
      [`${opened} + &`]: { display: 'table-row' },
      '&:last-child': { borderBlockEndColor: 'transparent' },
    },
    ...apart({ selectors: { [`${opened} + &`]: { display: 'block' } } }),
  }),
)

export const detailCell = style(
  inComponent({
    padding: `0 0 ${space['4']}`,
    whiteSpace: 'normal',
    ...apart({ display: 'block' }),
  }),
)

globalStyle(
  `${opened}, ${row}:nth-last-child(2):has(+ ${detailRow})`,
  inComponent({ borderBlockEndColor: 'transparent' }),
)
