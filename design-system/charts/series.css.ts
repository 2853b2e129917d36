import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color } = vars

/** A filled shape of a series. */
export const fill = styleVariants(color.chart, (value) => inComponent({ fill: value }))

/** A line of a series: each has its own dash, so that colour is never alone. */
const dashes = { one: 'none', two: '8 4', three: '2 5', four: '12 4 2 4', five: '5 3', six: '16 5' } as const
export const stroke = styleVariants(color.chart, (value, name) =>
  inComponent({ stroke: value, strokeDasharray: dashes[name] }),
)

/** A point of a series, drawn as a line of no length with round ends. */
export const dot = styleVariants(color.chart, (value) => inComponent({ stroke: value }))

/** The lines of a pattern, in the colour of the ground. */
export const hatch = style(
  inComponent({ stroke: color.ground.surface, strokeWidth: 1.5, strokeOpacity: 0.55, fill: 'none' }),
)
export const speck = style(inComponent({ fill: color.ground.surface, fillOpacity: 0.7 }))
