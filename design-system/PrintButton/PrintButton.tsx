import type { Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import type { ButtonVariants } from '../Button/button-class.ts'
import { PrinterIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'

export interface PrintButtonProps extends ButtonVariants {
  /** Default "Imprimir". */
  label?: string
  isDisabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Prints the page, or saves it as a PDF where the browser offers that. Not on the paper itself. */
export function PrintButton({ label, variant = 'secondary', size = 'compact', ...props }: PrintButtonProps) {
  const strings = useStrings()
  return (
    <Button
      {...props}
      variant={variant}
      size={size}
      icon={PrinterIcon}
      data-print="hide"
      onPress={() => window.print()}
    >
      {label ?? strings.printButton.label}
    </Button>
  )
}
