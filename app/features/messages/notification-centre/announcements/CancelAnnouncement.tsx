import { Button } from '@portal/design-system/Button'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import type { Announcement } from '#contract/messages/announcements.ts'
import { announcementsText } from './announcements.text.ts'

const { list, cancel: text } = announcementsText

/** Cancels what is planned, after asking. */
export function CancelAnnouncement({ announcement: { id, titulo } }: { announcement: Announcement }) {
  const cancelling = useCommand(send('cancelarNotificacaoAgendada'))
  return (
    <ConfirmAct
      trigger={
        <Button variant="secondary" size="compact" aria-label={list.cancelOf(titulo)}>
          {list.cancel}
        </Button>
      }
      title={text.title}
      confirm={list.cancel}
      cancel={text.keep}
      tone="danger"
      command={cancelling}
      act={() => cancelling.run({ idEnvio: id })}
      done={text.done}
    >
      {text.text}
    </ConfirmAct>
  )
}
