import { type ReactNode, type Ref, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { type FileEntry, FileList } from '../FileList/FileList.tsx'
import { documentLimits, type FileLimits } from '../FileUpload/file-check.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx'
import { PaperclipIcon, SendIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { box, closed, composer, drop, refusals as refusalsClass } from './Composer.css.ts'
import { ComposerArea } from './ComposerArea.tsx'
import { ComposerFoot } from './ComposerFoot.tsx'
import { readiness } from './composer-state.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useTakenFiles } from './use-taken-files.ts'

export interface ComposerProps {
  /** Names the field: "Mensagem para o atendimento". */
  label: string
  value: string
  onChange: (text: string) => void
  /** Sends what is there; called only when that is a message whose files have all arrived. */
  onSend: () => void
  /** Default 2,000. */
  maxLength?: number
  /** Files of the message, on their way or arrived. */
  files?: readonly FileEntry[]
  /** Takes files that were chosen, dropped or pasted and are within the limits; without it there are none. */
  onFiles?: ((files: readonly File[]) => void) | undefined
  onRetryFile?: (id: string) => void
  onRemoveFile?: (id: string) => void
  /** Default: images and PDF, up to 10 MB. */
  limits?: FileLimits
  /** Most files of one message. Default 5. */
  maxFiles?: number
  /** Why nothing can be written, in place of the field. */
  closedBecause?: ReactNode
  /** The text is being sent: readable, but not editable. */
  isPending?: boolean
  /** More that can be done with the text, before the button that sends. */
  actions?: ReactNode
  placeholder?: string
  /** The text area itself, to focus it. */
  ref?: Ref<HTMLTextAreaElement>
}

const none: readonly FileEntry[] = []

/** Where a message is written: a text that grows, its files, and the button that sends it. */
export function Composer({ files = none, maxFiles = 5, maxLength = 2000, ref, ...props }: ComposerProps) {
  const strings = useStrings().composer
  const { label, value, onFiles, closedBecause, isPending = false, limits = documentLimits } = props
  const [wasTooEarly, setTooEarly] = useState(false)
  const taken = useTakenFiles({
    limits,
    most: maxFiles,
    held: files.length,
    onFiles: (some) => onFiles?.(some),
  })
  const take = onFiles && !isPending ? taken.take : undefined
  const { isOver, dropProps } = useDroppedFiles(take)
  const state = readiness(value, files, maxLength)
  if (closedBecause) return <div className={closed}>{closedBecause}</div>
  const send = () => {
    setTooEarly(state === 'waits')
    if (state !== 'ready' || isPending) return
    taken.forget()
    props.onSend()
  }
  return (
    <div className={composer} {...dropProps}>
      {files.length > 0 && (
        <FileList
          label={strings.files}
          files={files}
          onRetry={props.onRetryFile}
          onRemove={props.onRemoveFile}
        />
      )}
      <div className={refusalsClass} role="status">
        {taken.refusals.map((sentence) => (
          <InlineMessage key={sentence} tone="danger">
            {sentence}
          </InlineMessage>
        ))}
        {wasTooEarly && state === 'waits' && <InlineMessage>{strings.waitForFiles}</InlineMessage>}
      </div>
      <div className={box}>
        {onFiles && (
          <FileTrigger
            allowsMultiple
            acceptedFileTypes={limits.accept}
            onSelect={(chosen) => chosen && taken.take([...chosen])}
          >
            <IconButton icon={PaperclipIcon} label={strings.attach} isDisabled={isPending} />
          </FileTrigger>
        )}
        <ComposerArea
          ref={ref}
          label={label}
          value={value}
          onChange={props.onChange}
          onSend={send}
          onFiles={take}
          maxLength={maxLength}
          placeholder={props.placeholder ?? strings.placeholder}
          isPending={isPending}
        />
        {props.actions}
        <IconButton icon={SendIcon} label={strings.send} isPending={isPending} onPress={send} />
      </div>
      <ComposerFoot value={value} maxLength={maxLength} />
      {isOver && <div className={drop}>{strings.drop}</div>}
    </div>
  )
}
