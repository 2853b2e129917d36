import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import type { SavedLine } from '#app/forms/use-saved-line.ts'
import type { EmailTextEdition } from '#contract/messages/email-texts.ts'
import { emailTextsText as text } from './email-texts.text.ts'
import type { EmailTextWork } from './use-email-text-work.ts'

type EmailTextActionsProps = {
  edition: EmailTextEdition
  work: EmailTextWork
  canPublish: boolean
  settle: SavedLine['settle']
}

/** Actions on the text being edited. Those that change future e-mails ask for confirmation. */
export function EmailTextActions({ edition, work, canPublish, settle }: EmailTextActionsProps) {
  const { form, command, isDirty } = work
  const isOwn = edition.historico[0]?.texto != null
  return (
    <Cluster>
      <Button type="submit" variant={canPublish ? 'secondary' : 'primary'} isPending={command.isPending}>
        {text.preview}
      </Button>
      <Button
        variant="secondary"
        isPending={command.isPending}
        onPress={() => void form.handleSubmit({ act: 'test' })}
      >
        {text.test}
      </Button>
      {canPublish && (
        <Button
          variant="primary"
          isDisabled={!isDirty}
          isPending={command.isPending}
          onPress={() => void form.handleSubmit({ act: 'publish' })}
        >
          {text.publish}
        </Button>
      )}
      {canPublish && isOwn && (
        <ConfirmAct
          trigger={<Button variant="quiet">{text.restore}</Button>}
          title={`${text.restore}?`}
          confirm={text.restore}
          cancel={text.cancel}
          command={command}
          act={() => settle(work.restore())}
          done={text.restored}
        >
          {text.restoreText}
        </ConfirmAct>
      )}
      {work.isAsking && (
        <ActDialog
          role="alertdialog"
          size="small"
          title={text.publishTitle(edition.nome)}
          command={command}
          leave={text.cancel}
          onClose={work.cancel}
          act={{ onPress: () => void settle(work.publish()), children: text.publish }}
        >
          {text.publishText}
        </ActDialog>
      )}
    </Cluster>
  )
}
