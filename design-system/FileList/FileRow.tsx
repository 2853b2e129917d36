import { Button } from '../Button/Button.tsx'
import { FilePreview } from '../FilePreview/FilePreview.tsx'
import { formatFileSize } from '../FilePreview/file-size.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx'
import { CloseIcon, EyeIcon, HourglassIcon, RefreshIcon, UploadIcon } from '../icons/icons.ts'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { row, state as stateClass } from './FileList.css.ts'
import type { FileEntry } from './file-entry.ts'

export interface FileRowActions {
  /** Sends a failed file again. */
  onRetry?: ((id: string) => void) | undefined
  /** Takes a file out, or stops sending it. */
  onRemove?: ((id: string) => void) | undefined
  /** Shows a file that has arrived; the button is where focus returns to. */
  onOpen?: ((id: string) => void) | undefined
}

interface FileRowProps extends FileRowActions {
  file: FileEntry
}

const tags = {
  waiting: { tone: 'neutral', icon: HourglassIcon },
  sending: { tone: 'info', icon: UploadIcon },
  done: { tone: 'success' },
  failed: { tone: 'danger' },
} as const

/** One file: what it is, how far it has come, what can be done. */
export function FileRow({ file, onRetry, onRemove, onOpen }: FileRowProps) {
  const strings = useStrings()
  const { id, name, type, size, state, progress, problem, image, downloadUrl } = file
  const isFailed = state === 'failed'
  return (
    <li className={row}>
      <FilePreview
        name={name}
        type={type}
        image={image}
        downloadUrl={state === 'done' ? downloadUrl : undefined}
        detail={
          <span className={stateClass}>
            {size !== undefined && <span>{formatFileSize(size, strings)}</span>}
            <StatusTag {...tags[state]}>{strings.fileList[state]}</StatusTag>
          </span>
        }
        action={
          <>
            {state === 'done' && onOpen && (
              <Button variant="quiet" size="compact" icon={EyeIcon} onPress={() => onOpen(id)}>
                {strings.fileList.open}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            )}
            {isFailed && onRetry && (
              <Button variant="quiet" size="compact" icon={RefreshIcon} onPress={() => onRetry(id)}>
                {strings.fileList.retry}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            )}
            {onRemove && (
              <IconButton
                icon={CloseIcon}
                label={`${state === 'sending' ? strings.fileList.stop : strings.fileList.remove} ${name}`}
                onPress={() => onRemove(id)}
              />
            )}
          </>
        }
      />
      {state === 'sending' && (
        <ProgressBar aria-label={`${strings.fileList.sending} ${name}`} value={progress} />
      )}
      {isFailed && problem && <InlineMessage tone="danger">{problem}</InlineMessage>}
    </li>
  )
}
