import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { QuestionIcon } from '../icons/icons.ts'
import { Popover, type PopoverProps } from '../Popover/Popover.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { inLine, text } from './ContextualHelp.css.ts'

export interface ContextualHelpProps extends Pick<PopoverProps, 'placement'> {
  /** Term explained, as a heading: "Renda vitalícia". Also names the button. */
  title: string
  /** The explanation, with links if need be. */
  children: ReactNode
}

/** A question mark beside a word, that explains it on demand. What everyone must know does not belong here: write it in the page. */
export function ContextualHelp({ title, children, placement = 'bottom start' }: ContextualHelpProps) {
  const strings = useStrings()
  return (
    <span className={inLine} data-print="hide">
      <Popover
        title={title}
        placement={placement}
        trigger={<IconButton icon={QuestionIcon} label={strings.contextualHelp.label(title)} />}
      >
        <div className={text}>{children}</div>
      </Popover>
    </span>
  )
}
