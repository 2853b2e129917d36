import type { CSSProperties } from 'react'
import { contrastGuide, type Measure, measureGuide, type Pair, rolesOf } from '../brand/contrast-guide.ts'
import type { Palette } from '../tokens/color-contract.ts'
import { pair, pairMeasure, pairName, pairs, swatch } from './Foundations.css.ts'

const isText = (measure: Measure) => measure.atLeast >= 4.5

const ratio = (measure: Measure) =>
  `${measure.ratio.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}:1 (deve ${measure.atLeast.toLocaleString('pt-BR')}:1)`

/** Text of a pair on its ground; for outlines a strip of the colour, named in the ground's own text. */
function PairSample({ measure, colors }: { measure: Measure; colors: ReadonlyMap<string, string> }) {
  const ground: CSSProperties = { backgroundColor: colors.get(measure.on) }
  const ink: CSSProperties = { color: colors.get(measure.role) }
  const name = `${measure.role} em ${measure.on}`
  if (isText(measure)) {
    return (
      <li className={pair} style={{ ...ground, ...ink }}>
        <span className={pairName}>{name}</span>
        <span className={pairMeasure}>{ratio(measure)}</span>
      </li>
    )
  }
  return (
    <li className={pair} style={ground}>
      <span className={swatch} style={{ backgroundColor: colors.get(measure.role) }} />
      <span className={pairName} style={{ color: readableOn(measure.on, colors) }}>
        {name} · {ratio(measure)}
      </span>
    </li>
  )
}

/** Whatever the guide allows as text on this ground. */
const readableOn = (ground: string, colors: ReadonlyMap<string, string>) =>
  colors.get(
    contrastGuide.find(({ on, atLeast }) => atLeast >= 4.5 && on.includes(ground))?.role ?? 'text.strong',
  )

interface ContrastPairsProps {
  palette: Palette
  /** Which pairs of the guide; all of them without it. */
  only?: (pair: Pair) => boolean
}

/** Every approved pair of a palette, measured. */
export function ContrastPairs({ palette, only }: ContrastPairsProps) {
  const colors = rolesOf(palette)
  return (
    <ul className={pairs}>
      {measureGuide(palette, only).map((measure) => (
        <PairSample key={`${measure.role} ${measure.on}`} measure={measure} colors={colors} />
      ))}
    </ul>
  )
}
