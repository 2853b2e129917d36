import { style } from '@vanilla-extract/css'
import { focusRing } from '../../focus-ring.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponent } from '../../tokens/in-layer.ts'
import { tabularFigures, typeStyle } from '../../tokens/type-style.ts'

const { color, space, radius } = vars
const height = 'clamp(13rem, 34cqi, 20rem)'

export const chart = style(
  inComponent({
    containerType: 'inline-size',
    inlineSize: '100%',
    display: 'grid',
    gap: space['4'],
    minInlineSize: 0,
  }),
)

export const grid = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: space['3'],
    rowGap: space['2'],
    // Half a line above and below for the labels of the outermost ticks.
    paddingBlockStart: space['3'],
  }),
)

export const valueLabels = style(
  inComponent({
    ...typeStyle('caption'),
    ...tabularFigures,
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'space-between',
    blockSize: height,
    color: color.text.muted,
    textAlign: 'end',
  }),
)

/** No height of its own, so that the spaces between labels are the spaces between ticks. */
export const valueLabel = style(
  inComponent({
    blockSize: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    whiteSpace: 'nowrap',
  }),
)

export const area = style(
  inComponent({
    position: 'relative',
    blockSize: height,
    borderRadius: radius.small,
    cursor: 'crosshair',
    // A finger may still scroll the page over the chart.
    touchAction: 'pan-y',
    selectors: { '&:has(input:focus-visible)': { ...focusRing, outlineOffset: '4px' } },
  }),
)

export const drawing = style(
  inComponent({ inlineSize: '100%', blockSize: '100%', maxInlineSize: 'none', overflow: 'visible' }),
)

const stretched = { vectorEffect: 'non-scaling-stroke' } as const

export const gridLine = style(inComponent({ ...stretched, stroke: color.line.hairline, strokeWidth: 1 }))
export const zeroLine = style(inComponent({ ...stretched, stroke: color.line.control, strokeWidth: 1 }))
export const cursor = style(
  inComponent({ ...stretched, stroke: color.text.strong, strokeWidth: 1.5, strokeDasharray: '3 3' }),
)
/** The gap between two stacked shapes. */
export const seam = style(inComponent({ ...stretched, stroke: color.ground.surface, strokeWidth: 1.5 }))
/** Fill between two lines; the lines mark its edges. */
export const between = style(inComponent({ fillOpacity: 0.22, stroke: 'none' }))
export const lineShape = style(
  inComponent({ ...stretched, fill: 'none', strokeWidth: 2.5, strokeLinejoin: 'round' }),
)
export const pointShape = style(inComponent({ ...stretched, strokeWidth: 9, strokeLinecap: 'round' }))
export const pointHalo = style(
  inComponent({ ...stretched, strokeWidth: 13, strokeLinecap: 'round', stroke: color.ground.surface }),
)

/** Over the whole plot, unseen: a keyboard and a screen reader move through the points with it. */
export const reader = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    pointerEvents: 'none',
  }),
)

export const pointLabels = style(
  inComponent({
    ...typeStyle('caption'),
    gridColumn: 2,
    inlineSize: '100%',
    blockSize: space['5'],
    maxInlineSize: 'none',
    overflow: 'visible',
    fill: color.text.muted,
  }),
)

/** Where a name breaks in two. */
export const twoLines = style(inComponent({ blockSize: space['10'] }))

/** Names that a narrower chart has no room for, by the width from which on it has; below the first one nothing hides. */
export const shownFrom: readonly { width: number; className?: string }[] = [
  { width: 240 },
  ...[320, 400, 480, 560, 680].map((width) => ({
    width,
    className: style(inComponent({ '@container': { [`(max-width: ${width - 1}px)`]: { display: 'none' } } })),
  })),
]
