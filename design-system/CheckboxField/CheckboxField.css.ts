import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, motion } = vars

const markSize = '1.5rem'

export const root = style(inComponent({ display: 'grid', gap: space['1'], inlineSize: '100%' }))

/** Mark and label together are what is hit: at least 44 px high. */
export const choice = style(
  inComponent({
    ...typeStyle('body'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space['3'],
    minBlockSize: size.target,
    paddingBlock: `calc((${size.target} - ${markSize}) / 2)`,
    color: color.text.strong,
    cursor: 'pointer',
    selectors: {
      [selectors.disabled]: { color: color.text.disabled, cursor: 'not-allowed' },
      [selectors.readOnly]: { cursor: 'default' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { [selectors.disabled]: { color: 'GrayText' } } },
    },
  }),
)

export const mark = style(
  inComponent({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: markSize,
    blockSize: markSize,
    border: `2px solid ${color.line.control}`,
    borderRadius: radius.small,
    backgroundColor: color.ground.field,
    color: color.text.strong,
    transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [`${choice}[data-hovered] &`]: { borderColor: color.line.strong },
      [`${choice}:is([data-selected], [data-indeterminate]) &`]: {
        backgroundColor: color.brand.fill,
        borderColor: color.brand.edge,
        color: color.brand.onFill,
      },
      [`${choice}[data-invalid] &`]: { borderColor: color.status.danger.line },
      [`${choice}[data-focus-visible] &`]: focusRing,
      [`${choice}[data-readonly] &`]: {
        borderColor: color.line.control,
        backgroundColor: color.ground.sunken,
      },
      [`${choice}[data-readonly]:is([data-selected], [data-indeterminate]) &`]: { color: color.text.strong },
      [`${choice}[data-disabled] &`]: {
        borderColor: color.line.hairline,
        backgroundColor: color.ground.sunken,
      },
      [`${choice}[data-disabled]:is([data-selected], [data-indeterminate]) &`]: {
        color: color.text.disabled,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          [`${choice}:is([data-selected], [data-indeterminate]) &`]: { color: 'Highlight' },
          [`${choice}[data-disabled] &`]: { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
)

/** Under the label, not under the mark. */
export const messages = style(
  inComponent({
    display: 'grid',
    gap: space['1'],
    paddingInlineStart: `calc(${markSize} + ${space['3']})`,
    selectors: { '&:empty': { display: 'none' } },
  }),
)
