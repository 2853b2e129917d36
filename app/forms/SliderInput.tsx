import { NumberSlider, type NumberSliderProps } from '@portal/design-system/NumberSlider'
import { useFieldProps } from './field-state.ts'
import type { FormInputProps } from './form-input-props.ts'

/** A number of a known range of the current form field, dragged or typed; null while nothing can be read. */
export function SliderInput(props: FormInputProps<NumberSliderProps>) {
  return <NumberSlider {...props} {...useFieldProps<number | null>()} />
}
