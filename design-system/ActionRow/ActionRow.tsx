import type { ReactNode, Ref } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { ChevronRightIcon } from '../icons/icons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { actionRow, detail as detailClass, texts, title as titleClass } from './ActionRow.css.ts'

export interface ActionRowProps extends Omit<ButtonProps, 'children' | 'className' | 'render' | 'style'> {
  title: ReactNode
  /** Tells this row from the others. */
  detail?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** One of several ways to go on, as a row: press it and it happens. For a choice that is kept use `RadioCards`. */
export function ActionRow({ title, detail, ...props }: ActionRowProps) {
  const strings = useStrings()
  return (
    <Button {...props} className={actionRow}>
      <span className={texts}>
        <span className={titleClass}>{title}</span>
        {detail && <span className={detailClass}>{detail}</span>}
      </span>
      {props.isPending ? <Spinner label={strings.button.pending} /> : <ChevronRightIcon />}
    </Button>
  )
}
