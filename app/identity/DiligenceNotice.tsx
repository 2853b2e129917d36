import { Banner } from '@portal/design-system/Banner'
import type { EnhancedDiligence } from '#contract/declarations/declarations.ts'
import { dateText } from '#contract/value-text.ts'
import { identityText } from './identity.text.ts'

const { diligence: text } = identityText

/** That a person's requests are to be looked at more closely, and at what; nothing for most people. */
export function DiligenceNotice({ diligence }: { diligence: EnhancedDiligence }) {
  if (diligence === null) return null
  const { ate } = diligence
  return (
    <Banner tone="info" title={ate === null ? text.inOffice : text.until(dateText(ate))}>
      {text.asks}
    </Banner>
  )
}
