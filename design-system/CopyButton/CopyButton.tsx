import type { Ref } from 'react'
import { Announcer } from '../Announcer/Announcer.tsx'
import { Button } from '../Button/Button.tsx'
import type { ButtonVariants } from '../Button/button-class.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { CheckIcon, CopyIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { TextField } from '../TextField/TextField.tsx'
import { label as labelClass, labels, root } from './CopyButton.css.ts'
import { useCopy } from './use-copy.ts'

export interface CopyButtonProps extends ButtonVariants {
  /** Text copied to the clipboard. */
  text: string
  /** The verb with its object: "Copiar o código". Default "Copiar". */
  label?: string
  /** One glyph, beside the text it copies. */
  isIcon?: boolean
  isDisabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Selected as it appears: one key combination, or one long press, is left to do. */
const takeUp = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}

/**
 * Copies a text, and says so in its label and aloud. Where the browser refuses, the text appears selected, to be
 * copied by hand.
 */
export function CopyButton({
  text,
  label,
  isIcon,
  variant = 'secondary',
  size = 'compact',
  isFullWidth,
  ...props
}: CopyButtonProps) {
  const strings = useStrings()
  const ownLabel = label ?? strings.copyButton.label
  const { state, copy } = useCopy(text)
  const isCopied = state === 'copied'
  const icon = isCopied ? CheckIcon : CopyIcon
  const onPress = () => void copy()
  return (
    <div className={root}>
      {isIcon ? (
        <IconButton
          {...props}
          icon={icon}
          label={isCopied ? strings.copyButton.copied : ownLabel}
          onPress={onPress}
        />
      ) : (
        <Button {...{ ...props, variant, size, isFullWidth, icon, onPress }}>
          <span className={labels}>
            <span className={labelClass} data-said={isCopied ? undefined : ''}>
              {ownLabel}
            </span>
            <span className={labelClass} data-said={isCopied ? '' : undefined}>
              {strings.copyButton.copied}
            </span>
          </span>
        </Button>
      )}
      <Announcer message={isCopied ? strings.copyButton.copied : ''} />
      {state === 'refused' && (
        <TextField
          ref={takeUp}
          isReadOnly
          label={strings.copyButton.byHand}
          description={strings.copyButton.refused}
          value={text}
        />
      )}
    </div>
  )
}
