import { Button, type ButtonProps } from 'react-aria-components/Button'
import { CloseIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { closeButton } from './CloseButton.css.ts'

export interface CloseButtonProps extends Pick<ButtonProps, 'onPress' | 'slot' | 'autoFocus'> {
  /** Names the object, where "Fechar" alone would not do. */
  label?: string
}

/** The cross that closes what it stands in; takes the colour of its surroundings. */
export function CloseButton({ label, ...props }: CloseButtonProps) {
  const strings = useStrings()
  return (
    <Button {...props} aria-label={label ?? strings.closeButton.label} className={closeButton}>
      <CloseIcon />
    </Button>
  )
}
