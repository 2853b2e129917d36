import { Banner } from '@portal/design-system/Banner'
import type { RecordHoldOnWire } from '#contract/records/retention.ts'
import { instantDateText } from '#contract/value-text.ts'
import { RecordHoldAct } from './RecordHoldAct.tsx'
import { recordHoldText as text } from './record-hold.text.ts'

type RecordHoldProps = {
  idPessoa: number
  hold: RecordHoldOnWire
  /** Whether this attendant may release it. */
  mayRelease: boolean
  /** Called once the page shows that it is released. */
  onDone: () => void
}

/** That nothing of a person is deleted for now: since when, why, by whom; nothing where it follows its time. */
export function RecordHold({ idPessoa, hold, mayRelease, onDone }: RecordHoldProps) {
  if (hold === null) return null
  return (
    <Banner
      tone="info"
      title={text.title(instantDateText(hold.desde))}
      actions={mayRelease && <RecordHoldAct idPessoa={idPessoa} act="release" onDone={onDone} />}
    >
      {text.why(hold.motivo, hold.por)}
    </Banner>
  )
}
