import type { Ref } from 'react'
import { type ButtonProps as AriaButtonProps, Button } from 'react-aria-components/Button'
import type { IconComponent } from '../icons/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { iconButton, inField, variants } from './IconButton.css.ts'

type Passed = Omit<AriaButtonProps, 'aria-label' | 'children' | 'className' | 'render' | 'style'>

export interface IconButtonProps extends Passed {
  /** Accessible name: the action with its object, "Excluir dependente Maria". */
  label: string
  icon: IconComponent
  /** `quiet` in rows and bars, `outlined` when it stands alone. Default `quiet`. */
  variant?: 'quiet' | 'outlined'
  /** Beside a value inside a field's box. */
  isInField?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button of one glyph, 44 px square. Only for glyphs everyone knows; otherwise write the verb. */
export function IconButton({ label, icon: Icon, variant = 'quiet', isInField, ...props }: IconButtonProps) {
  const strings = useStrings()
  const style = `${iconButton} ${variants[variant]}`
  return (
    <Button {...props} aria-label={label} className={isInField ? `${style} ${inField}` : style}>
      {props.isPending ? <Spinner label={strings.button.pending} /> : <Icon />}
    </Button>
  )
}
