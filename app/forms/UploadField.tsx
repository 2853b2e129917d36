import { FileUpload, type FileUploadProps } from '@portal/design-system/FileUpload'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { useEffect, useRef } from 'react'
import { heicRefused } from '#contract/documents/files.text.ts'
import { SendingStatus } from './SendingStatus.tsx'
import type { SendFile } from './send-file.ts'
import { useFileSending } from './use-file-sending.ts'

type UploadFieldProps<Sent> = Pick<
  FileUploadProps,
  | 'id'
  | 'label'
  | 'description'
  | 'isRequired'
  | 'isDisabled'
  | 'limits'
  | 'refusals'
  | 'existing'
  | 'onRemoveExisting'
  | 'errorMessage'
> & {
  /** Sends the file, which the API looks at; rejects with a PortalProblem. */
  send: SendFile<Sent>
  /** The API has the file, whole. */
  onSent?: (sent: Sent) => void
  /** Another file was chosen, or the chosen one taken away: what was sent before does not count any more. */
  onChoose?: (chosen: File | null) => void
  /** Said while the API has a file: the one that was chosen here, or one from before. Null: it has none. */
  received?: { sent: string; kept: string } | null
  /** False: once it is sent, `existing` shows the file instead of what was chosen. */
  showsChosen?: boolean
}

/**
 * A file that is sent as soon as it is chosen, whole or not at all: with its progress, a way to stop it, tries of its own where the line
 * breaks, and one more by hand. What the API refuses it says in its own words, and the file stays to be looked at.
 */
export function UploadField<Sent>({
  send,
  onSent,
  onChoose,
  received = null,
  showsChosen = true,
  ...props
}: UploadFieldProps<Sent>) {
  const sending = useFileSending(send, (sent) => onSent?.(sent))
  const { file, state, isSending } = sending
  const problem = state.phase === 'failed' ? state.sentence : props.errorMessage
  const shown = showsChosen || isSending || state.phase === 'failed' ? file : null
  const chooser = useRef<HTMLButtonElement>(null)
  const isCancelled = state.phase === 'cancelled'
  useEffect(() => {
    if (isCancelled) chooser.current?.focus()
  }, [isCancelled])
  return (
    <Stack gap="2">
      <FileUpload
        {...props}
        ref={chooser}
        isDisabled={Boolean(props.isDisabled) || isSending}
        refusals={{ heic: heicRefused, ...props.refusals }}
        value={shown}
        existing={shown ? undefined : props.existing}
        onChange={(chosen) => {
          onChoose?.(chosen)
          sending.choose(chosen)
        }}
        errorMessage={isSending ? undefined : problem}
      />
      <SendingStatus sending={sending} />
      <div role="status">
        {received && !isSending && state.phase !== 'failed' && (
          <InlineMessage tone="success">{file ? received.sent : received.kept}</InlineMessage>
        )}
      </div>
    </Stack>
  )
}
