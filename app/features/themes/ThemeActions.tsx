import { Button } from '@portal/design-system/Button'
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog'
import { useState } from 'react'
import { actions } from './themes.css.ts'
import { themeText } from './themes.text.ts'

type ThemeActionsProps = {
  planName: string
  canPublish: boolean
  hasDraft: boolean
  isDirty: boolean
  /** Whether the colour can be read: without one there is nothing to keep. */
  isSavable: boolean
  isPublishable: boolean
  isSending: boolean
  onSave: () => Promise<unknown>
  onDiscard: () => Promise<unknown>
  onPublish: () => Promise<unknown>
}

/** What can be done with the theme on screen; what changes things for others asks first. */
export function ThemeActions(props: ThemeActionsProps) {
  const { planName, canPublish, hasDraft, isDirty, isSavable, isPublishable, isSending } = props
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null)
  const dialog = { isPending: isSending, onOpenChange: (isOpen: boolean) => !isOpen && setAsked(null) }
  const hasWork = hasDraft || isDirty
  return (
    <div className={actions}>
      {canPublish && (
        <Button
          variant="primary"
          isDisabled={!hasWork || !isPublishable}
          isPending={isSending}
          onPress={() => setAsked('publish')}
        >
          {themeText.publish}
        </Button>
      )}
      <Button
        variant={canPublish ? 'secondary' : 'primary'}
        isDisabled={!isDirty || !isSavable}
        isPending={isSending}
        onPress={() => void props.onSave()}
      >
        {themeText.save}
      </Button>
      {hasWork && (
        <Button variant="quiet" onPress={() => setAsked('discard')}>
          {themeText.discard}
        </Button>
      )}
      <ConfirmDialog
        {...dialog}
        isOpen={asked === 'publish'}
        title={themeText.publishTitle(planName)}
        confirmLabel={themeText.publish}
        cancelLabel={themeText.cancel}
        onConfirm={async () => {
          await props.onPublish()
        }}
      >
        {themeText.publishText}
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog}
        isOpen={asked === 'discard'}
        tone="danger"
        title={themeText.discardTitle}
        confirmLabel={themeText.discard}
        cancelLabel={themeText.keepDraft}
        onConfirm={async () => {
          await props.onDiscard()
        }}
      >
        {themeText.discardText}
      </ConfirmDialog>
    </div>
  )
}
