import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { editingText } from '#app/editing/editing.text.ts'
import { PublishQuestion } from '#app/editing/PublishQuestion.tsx'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import type { EmailTextEdition } from '#contract/messages/email-texts.ts'
import { emailTextsText as text } from './email-texts.text.ts'
import type { EmailTextWork } from './use-email-text-work.ts'

type EmailTextActionsProps = { edition: EmailTextEdition; work: EmailTextWork; canPublish: boolean }

/** Actions on the text being edited. Those that change future e-mails ask for confirmation. */
export function EmailTextActions({ edition, work, canPublish }: EmailTextActionsProps) {
  const { command, isDirty, submit } = work
  const isOwn = edition.historico[0]?.texto != null
  return (
    <Cluster>
      <Button type="submit" variant={canPublish ? 'secondary' : 'primary'} isPending={command.isPending}>
        {text.preview}
      </Button>
      <Button variant="secondary" isPending={command.isPending} onPress={() => submit('test')}>
        {text.test}
      </Button>
      {canPublish && (
        <Button
          variant="primary"
          isDisabled={!isDirty}
          isPending={command.isPending}
          onPress={() => submit('publish')}
        >
          {editingText.publish}
        </Button>
      )}
      {canPublish && isOwn && (
        <ConfirmAct
          trigger={<Button variant="quiet">{text.restore}</Button>}
          title={`${text.restore}?`}
          confirm={text.restore}
          cancel={editingText.cancel}
          command={command}
          act={work.restore}
          done={text.restored}
        >
          {text.restoreText}
        </ConfirmAct>
      )}
      <PublishQuestion
        work={work}
        wordsOf={() => ({
          title: text.publishTitle(edition.nome),
          text: text.publishText,
          done: text.published,
        })}
      />
    </Cluster>
  )
}
