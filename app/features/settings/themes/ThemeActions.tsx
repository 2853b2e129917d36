import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import type { SavedLine } from '#app/forms/use-saved-line.ts'
import { themeText } from './themes.text.ts'
import type { ThemeWork } from './use-theme-edition.ts'

type ThemeActionsProps = {
  planName: string
  work: ThemeWork
  /** Has focus go on once the theme was published or the draft thrown away. */
  settle: SavedLine['settle']
  canPublish: boolean
  hasDraft: boolean
  /** Whether the colour can be read: without one there is nothing to keep. */
  isSavable: boolean
  isPublishable: boolean
}

/** Actions on the theme being edited. Those that affect others ask for confirmation. */
export function ThemeActions({
  planName,
  work,
  settle,
  canPublish,
  hasDraft,
  isSavable,
  isPublishable,
}: ThemeActionsProps) {
  const { command, isDirty } = work
  const hasWork = hasDraft || isDirty
  return (
    <Cluster>
      {canPublish && (
        <ConfirmAct
          trigger={
            <Button variant="primary" isDisabled={!hasWork || !isPublishable} isPending={command.isPending}>
              {themeText.publish}
            </Button>
          }
          title={themeText.publishTitle(planName)}
          confirm={themeText.publish}
          cancel={themeText.cancel}
          command={command}
          act={() => settle(work.publish())}
          done={themeText.published}
        >
          {themeText.publishText}
        </ConfirmAct>
      )}
      <Button
        variant={canPublish ? 'secondary' : 'primary'}
        isDisabled={!isDirty || !isSavable}
        isPending={command.isPending}
        onPress={() => void work.save()}
      >
        {themeText.save}
      </Button>
      {hasWork && (
        <ConfirmAct
          trigger={<Button variant="quiet">{themeText.discard}</Button>}
          title={themeText.discardTitle}
          confirm={themeText.discard}
          cancel={themeText.keepDraft}
          tone="danger"
          command={command}
          act={() => settle(work.discard())}
          done={themeText.discarded}
        >
          {themeText.discardText}
        </ConfirmAct>
      )}
    </Cluster>
  )
}
