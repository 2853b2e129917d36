import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { writeMoney } from '../MoneyField/money-input.ts'
import { writeNumber } from '../NumberField/number-input.ts'
import { useStrings } from '../strings/use-strings.ts'
import { ends, fill, slider, thumb, track } from './NumberSlider.css.ts'

export type SliderMeasure = 'percent' | 'years' | 'months' | 'reais'

/** A unit and not a percentage: the value is 25, not 0.25. */
const formats: Record<SliderMeasure, Intl.NumberFormatOptions> = {
  percent: { style: 'unit', unit: 'percent' },
  years: { style: 'unit', unit: 'year', unitDisplay: 'long' },
  months: { style: 'unit', unit: 'month', unitDisplay: 'long' },
  reais: { style: 'currency', currency: 'BRL' },
}

interface SliderLineProps {
  measure: SliderMeasure
  /** Of the thumb, and of the number beside it. */
  name: string | undefined
  value: number | null
  onChange: (value: number) => void
  minValue: number
  maxValue: number
  step: number
  isDisabled: boolean
}

/** The line and its thumb. An empty or unacceptable number stands at the nearest end, without being changed. */
export function SliderLine({ measure, name, value, onChange, ...range }: SliderLineProps) {
  const { minValue, maxValue } = range
  const strings = useStrings()
  const unit = strings.numberSlider[measure]
  const written = (end: number) => {
    if (measure === 'reais') return `${unit} ${writeMoney(end, strings, { decimals: 0 })}`
    const text = writeNumber(end, { decimals: 6 }, strings)
    return measure === 'percent' ? `${text}${unit}` : `${text} ${unit}`
  }
  return (
    <Slider
      aria-label={name}
      {...range}
      formatOptions={formats[measure]}
      value={Math.min(Math.max(value ?? minValue, minValue), maxValue)}
      onChange={onChange}
      className={slider}
    >
      <SliderTrack className={track}>
        <SliderFill className={fill} />
        <SliderThumb className={thumb} />
      </SliderTrack>
      <div aria-hidden className={ends}>
        <span>{written(minValue)}</span>
        <span>{written(maxValue)}</span>
      </div>
    </Slider>
  )
}
