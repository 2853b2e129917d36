import { IconButton } from '../IconButton/IconButton.tsx'
import { MinusIcon, PlusIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { steppers } from './NumberField.css.ts'

interface NumberSteppersProps {
  step: (direction: 1 | -1) => void
  canStep: (direction: 1 | -1) => boolean
}

/** One less, one more. For fingers: with a keyboard the arrow keys of the field do the same, so it is no stop of its own. */
export function NumberSteppers({ step, canStep }: NumberSteppersProps) {
  const strings = useStrings()
  return (
    <span className={steppers}>
      <IconButton
        isInField
        excludeFromTabOrder
        preventFocusOnPress
        icon={MinusIcon}
        label={strings.numberField.decrease}
        isDisabled={!canStep(-1)}
        onPress={() => step(-1)}
      />
      <IconButton
        isInField
        excludeFromTabOrder
        preventFocusOnPress
        icon={PlusIcon}
        label={strings.numberField.increase}
        isDisabled={!canStep(1)}
        onPress={() => step(1)}
      />
    </span>
  )
}
