import { Button } from '@portal/design-system/Button'
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog'
import { useState } from 'react'
import { formatDate } from '#app/format/dates.ts'
import type { RuleEdition } from '#contract/plan-rules.ts'
import { actions } from './plan-rules.css.ts'
import { planRulesText } from './plan-rules.text.ts'
import type { RuleWork } from './use-rule-work.ts'

type RuleActionsProps = {
  edition: RuleEdition
  work: RuleWork
  /** Whether there is anything to publish or to throw away. */
  hasWork: boolean
  canPublish: boolean
}

/** What can be done with the change on screen; what changes things for others asks first. */
export function RuleActions({ edition, work, hasWork, canPublish }: RuleActionsProps) {
  const [isDiscarding, setDiscarding] = useState(false)
  const { form, isDirty, isSending, publication } = work
  return (
    <div className={actions}>
      {canPublish && (
        <Button
          variant="primary"
          isDisabled={!hasWork}
          isPending={isSending}
          onPress={() => void form.handleSubmit({ act: 'publish' })}
        >
          {planRulesText.publish}
        </Button>
      )}
      <Button
        type="submit"
        variant={canPublish ? 'secondary' : 'primary'}
        isDisabled={!isDirty}
        isPending={isSending}
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
        <Button variant="quiet" onPress={() => setDiscarding(true)}>
          {planRulesText.discard}
        </Button>
      )}
      <ConfirmDialog
        isOpen={publication !== null}
        onOpenChange={(isOpen) => !isOpen && work.cancelPublication()}
        isPending={isSending}
        title={planRulesText.publishTitle(edition.nome, edition.plano?.nome ?? null)}
        confirmLabel={planRulesText.publish}
        cancelLabel={planRulesText.cancel}
        onConfirm={async () => {
          await work.publish()
        }}
      >
        {publication && planRulesText.publishText(formatDate(publication.from))}{' '}
        {publication &&
          publication.replaced.length > 0 &&
          planRulesText.replaces(publication.replaced.map(formatDate).join(', '))}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isDiscarding}
        onOpenChange={setDiscarding}
        isPending={isSending}
        tone="danger"
        title={planRulesText.discardTitle}
        confirmLabel={planRulesText.discard}
        cancelLabel={planRulesText.keepDraft}
        onConfirm={async () => {
          await work.discard()
        }}
      >
        {planRulesText.discardText}
      </ConfirmDialog>
    </div>
  )
}
