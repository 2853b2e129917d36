import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import type { ReactNode } from 'react'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import type { CommandOutcome } from '#app/forms/use-command.ts'
import { instantText } from '#contract/value-text.ts'
import { editingText } from './editing.text.ts'
import { PublishQuestion, type PublishQuestionProps } from './PublishQuestion.tsx'
import type { EditionWork } from './use-edition.ts'

type Drafted = { rascunho: { alteradoEm: string; alteradoPor: string } | null }

/** Where a change with a draft stands. */
export function draftState({ rascunho }: Drafted, isDirty: boolean): string {
  if (isDirty) return editingText.state.unsaved
  if (!rascunho) return editingText.state.none
  return editingText.state.saved(instantText(rascunho.alteradoEm), rascunho.alteradoPor)
}

type DraftActionsProps<Values, Question> = {
  work: Pick<EditionWork<'publish'>, 'command' | 'isDirty' | 'submit'> &
    PublishQuestionProps<Values, Question>['work'] & { discard: () => Promise<CommandOutcome<unknown>> }
  edition: Drafted
  canPublish: boolean
  /** Whether what is on screen can be kept at all. Default: it can. */
  isSavable?: boolean
  isPublishable?: boolean
  publishing: PublishQuestionProps<Values, Question>['wordsOf']
  discarding: { title: string; text: string }
  /** More buttons, after those that publish and save. */
  children?: ReactNode
}

/** Actions on a change that has a draft. Those that affect others ask for confirmation. */
export function DraftActions<Values, Question>({
  work,
  edition,
  canPublish,
  isSavable = true,
  isPublishable = true,
  publishing,
  discarding,
  children,
}: DraftActionsProps<Values, Question>) {
  const { command, isDirty } = work
  const hasWork = isDirty || edition.rascunho !== null
  return (
    <Cluster>
      {canPublish && (
        <Button
          variant="primary"
          isDisabled={!hasWork || !isPublishable}
          isPending={command.isPending}
          onPress={() => work.submit('publish')}
        >
          {editingText.publish}
        </Button>
      )}
      <Button
        type="submit"
        variant={canPublish ? 'secondary' : 'primary'}
        isDisabled={!isDirty || !isSavable}
        isPending={command.isPending}
      >
        {editingText.save}
      </Button>
      {children}
      {hasWork && (
        <ConfirmAct
          trigger={<Button variant="quiet">{editingText.discard}</Button>}
          title={discarding.title}
          confirm={editingText.discard}
          cancel={editingText.keepDraft}
          tone="danger"
          command={command}
          act={work.discard}
          done={editingText.discarded}
        >
          {discarding.text}
        </ConfirmAct>
      )}
      <PublishQuestion work={work} wordsOf={publishing} />
    </Cluster>
  )
}
