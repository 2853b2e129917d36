import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { formsText } from './forms.text.ts'
import type { FormDraft } from './use-form-draft.ts'

/** Says that earlier values were put back, and offers to begin again. */
export function DraftNotice({ draft }: { draft: Pick<FormDraft, 'isRestored' | 'startOver'> }) {
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
