import type { StyleRule } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

/*
 * Shared by checkboxes, radio buttons and switches: a mark beside its label, and messages under the label. These make rules, not classes:
 * each control adds the look of its own mark in its own style file.
 */

const { color, space, size, motion } = vars

/** A checkbox and a radio button are marked in a square of this side. */
export const markSize = '1.5rem'

/** A yes-or-no on its own, with its messages. */
export const choiceRoot = (): StyleRule =>
  inComponent({ display: 'grid', gap: space['1'], inlineSize: '100%' })

/** Mark and label together are what is hit: at least `vars.size.target` high. */
export const choiceRow = (markHeight: string): StyleRule =>
  inComponent({
    ...typeStyle('body'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space['3'],
    minBlockSize: size.target,
    paddingBlock: `calc((${size.target} - ${markHeight}) / 2)`,
    color: color.text.strong,
    cursor: 'pointer',
    selectors: {
      [selectors.disabled]: { color: color.text.disabled, cursor: 'not-allowed' },
      [selectors.readOnly]: { cursor: 'default' },
    },
    '@media': { '(forced-colors: active)': { selectors: { [selectors.disabled]: { color: 'GrayText' } } } },
  })

/** The edge of a mark, a direct child of the row. Comes after a control's own rule, so that these states win over "selected". */
export const choiceMark = (width: string, height: string = width): StyleRule =>
  inComponent({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: width,
    blockSize: height,
    border: `2px solid ${color.line.control}`,
    backgroundColor: color.ground.field,
    transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      '[data-hovered]:not([data-selected], [data-indeterminate]) > &': { borderColor: color.line.strong },
      '[data-invalid] > &': { borderColor: color.status.danger.line },
      '[data-focus-visible] > &': focusRing,
      '[data-readonly] > &': { backgroundColor: color.ground.sunken, borderColor: color.line.control },
      '[data-disabled] > &': { backgroundColor: color.ground.sunken, borderColor: color.line.hairline },
    },
  })

/** Under the label, not under the mark. */
export const choiceMessages = (markWidth: string): StyleRule =>
  inComponent({
    display: 'grid',
    gap: space['1'],
    paddingInlineStart: `calc(${markWidth} + ${space['3']})`,
    selectors: { '&:empty': { display: 'none' } },
  })
