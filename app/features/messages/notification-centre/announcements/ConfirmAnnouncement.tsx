import { Text } from '@portal/design-system/Text'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import type { Command } from '#app/forms/use-command.ts'
import { instantText } from '#contract/value-text.ts'
import { reachSentence } from './announcement-sentences.ts'
import { sendAtOf } from './announcement-values.ts'
import { announcementsText } from './announcements.text.ts'
import type { AnnouncementToConfirm } from './use-announcement-form.ts'

const { confirm: text } = announcementsText

type ConfirmAnnouncementProps = {
  asked: AnnouncementToConfirm
  sending: Pick<Command<never, unknown>, 'problem' | 'isPending'>
  onSend: () => Promise<void>
  onLeave: () => void
}

/** Asks before it goes out, with how many people get it. */
export function ConfirmAnnouncement({ asked, sending, onSend, onLeave }: ConfirmAnnouncementProps) {
  const sendAt = sendAtOf(asked.values)
  return (
    <ActDialog
      role="alertdialog"
      size="small"
      title={sendAt === null ? text.title : text.titleLater}
      command={sending}
      leave={text.leave}
      onClose={onLeave}
      act={{
        variant: 'primary',
        onPress: () => void onSend(),
        children: sendAt === null ? text.send : text.schedule,
        isDisabled: asked.reach.pessoas === 0,
      }}
    >
      <p>
        <strong>{asked.values.titulo.trim()}</strong>
      </p>
      <p>{reachSentence(asked.reach)}</p>
      {sendAt !== null && (
        <Text tone="muted">
          {instantText(sendAt)}. {text.again}
        </Text>
      )}
    </ActDialog>
  )
}
