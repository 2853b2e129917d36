import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { formsText } from './forms.text.ts'

export type DraftNoticeProps = {
  draft: {
    /** Whether earlier values were put back into the form. */
    isRestored: boolean
    /** Empties the form and forgets what was kept. */
    startOver: () => void
  }
}

/** Says that earlier values were put back, and offers to begin again. */
export function DraftNotice({ draft }: DraftNoticeProps) {
  if (!draft.isRestored) return null
  return (
    <Banner
      tone="info"
      title={formsText.restored}
      live="polite"
      actions={
        <Button variant="secondary" size="compact" onPress={draft.startOver}>
          {formsText.startOver}
        </Button>
      }
    />
  )
}
