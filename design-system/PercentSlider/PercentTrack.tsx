import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { writeNumber } from '../NumberField/number-input.ts'
import { useStrings } from '../strings/use-strings.ts'
import { ends, fill, slider, thumb, track } from './PercentSlider.css.ts'

interface PercentTrackProps {
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
export function PercentTrack({ name, value, onChange, ...range }: PercentTrackProps) {
  const { minValue, maxValue } = range
  const strings = useStrings()
  const inPercent = (end: number) =>
    `${writeNumber(end, { decimals: 6 }, strings)}${strings.percentSlider.unit}`
  return (
    <Slider
      aria-label={name}
      {...range}
      // A unit and not a percentage: the value is 25, not 0.25.
      formatOptions={{ style: 'unit', unit: 'percent' }}
      value={Math.min(Math.max(value ?? minValue, minValue), maxValue)}
      onChange={onChange}
      className={slider}
    >
      <SliderTrack className={track}>
        <SliderFill className={fill} />
        <SliderThumb className={thumb} />
      </SliderTrack>
      <div aria-hidden className={ends}>
        <span>{inPercent(minValue)}</span>
        <span>{inPercent(maxValue)}</span>
      </div>
    </Slider>
  )
}
