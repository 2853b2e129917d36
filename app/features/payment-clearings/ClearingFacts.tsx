import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import type { PaymentClearing } from '#contract/payment-clearings/payment-clearings.ts'
import { clearingStateWords } from '#contract/payment-clearings/wire-words.ts'
import { dateText } from '#contract/value-text.ts'
import { clearingsText } from './payment-clearings.text.ts'
import { actBy, clearingName } from './payment-clearings-sentences.ts'

const { facts: text } = clearingsText

/** Where a clearing came from, and who prepared and decided it. */
export function ClearingFacts({ clearing }: { clearing: PaymentClearing }) {
  const { formato, numeroArquivo, gravadoEm, motivo, decididaPor, decididaEm, situacao } = clearing
  const item = (id: keyof typeof text, description: string | null) =>
    description !== null && { id, term: text[id], description }
  const state = clearingStateWords.fromWire(situacao)
  const decided = decididaPor && decididaEm ? actBy(decididaPor.nome, decididaEm) : null
  return (
    <Card title={text.heading}>
      <DescriptionList
        layout="rows"
        items={[
          item('origin', clearingName(clearing)),
          item('layout', formato && clearingsText.layouts[formato]),
          item('number', numeroArquivo === null ? null : String(numeroArquivo)),
          item('written', gravadoEm && dateText(gravadoEm)),
          item('reason', motivo),
          item('prepared', actBy(clearing.preparadaPor.nome, clearing.preparadaEm)),
          item(state === 'pending' ? 'confirmed' : state, decided),
          item('discardReason', clearing.motivoDescarte),
        ]}
      />
    </Card>
  )
}
