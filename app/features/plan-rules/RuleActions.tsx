import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { formatDate } from '#app/format/dates.ts'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import type { SavedLine } from '#app/forms/use-saved-line.ts'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import { planRulesText } from './plan-rules.text.ts'
import type { RuleWork } from './use-rule-work.ts'

type RuleActionsProps = {
  edition: RuleEdition
  work: RuleWork
  /** Whether there is anything to publish or to throw away. */
  hasWork: boolean
  canPublish: boolean
  /** Has focus go on once the change was published or thrown away. */
  settle: SavedLine['settle']
}

/** Actions on the change being edited. Those that affect others ask for confirmation. */
export function RuleActions({ edition, work, hasWork, canPublish, settle }: RuleActionsProps) {
  const { form, isDirty, command, publication } = work
  return (
    <Cluster>
      {canPublish && (
        <Button
          variant="primary"
          isDisabled={!hasWork}
          isPending={command.isPending}
          onPress={() => void form.handleSubmit({ act: 'publish' })}
        >
          {planRulesText.publish}
        </Button>
      )}
      <Button
        type="submit"
        variant={canPublish ? 'secondary' : 'primary'}
        isDisabled={!isDirty}
        isPending={command.isPending}
      >
        {planRulesText.save}
      </Button>
      <Button
        variant="secondary"
        isDisabled={!hasWork}
        onPress={() => void form.handleSubmit({ act: 'preview' })}
      >
        {planRulesText.preview}
      </Button>
      {hasWork && (
        <ConfirmAct
          trigger={<Button variant="quiet">{planRulesText.discard}</Button>}
          title={planRulesText.discardTitle}
          confirm={planRulesText.discard}
          cancel={planRulesText.keepDraft}
          tone="danger"
          command={command}
          act={() => settle(work.discard())}
          done={planRulesText.discarded}
        >
          {planRulesText.discardText}
        </ConfirmAct>
      )}
      {publication && (
        <ActDialog
          role="alertdialog"
          size="small"
          title={planRulesText.publishTitle(edition.nome, edition.plano?.nome ?? null)}
          command={command}
          leave={planRulesText.cancel}
          onClose={work.cancelPublication}
          act={{ onPress: () => void settle(work.publish(publication)), children: planRulesText.publish }}
        >
          {planRulesText.publishText(formatDate(publication.from))}{' '}
          {publication.replaced.length > 0 &&
            planRulesText.replaces(publication.replaced.map(formatDate).join(', '))}
        </ActDialog>
      )}
    </Cluster>
  )
}
