import { Accordion } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { DescriptionList, type DescriptionListProps } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { FigureExplanation } from '#app/features/request-engine/FigureExplanation.tsx'
import { moneyItem } from '#app/format/money-item.ts'
import type { SlipCodes as Codes, SlipParties, SlipStanding } from '#contract/collection/slips.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { SlipCodes } from './SlipCodes.tsx'
import { SlipDeadline } from './SlipState.tsx'
import { chargeLines, chargesNote, chargesSentence, dueSentence } from './slip-sentences.ts'
import { slipsText } from './slips.text.ts'

/** A single payment with its codes; `boleto` is null where it has no slip, or needs no payment any more. */
type Slip = SlipStanding & SlipParties & { id: number; boleto: Codes | null }

export type SlipBodyProps = {
  slip: Slip
  /** Over its data. */
  details: string
  /** Purpose of the payment. */
  pays: string
  /** Further facts. */
  more?: DescriptionListProps['items']
}

/** Amount due of a slip, the codes to pay it, and its data. */
export function SlipBody({ slip, ...facts }: SlipBodyProps) {
  const { boleto } = slip
  return (
    <Stack gap="6">
      <SlipAmount slip={slip} />
      {boleto ? (
        <Columns template="mainAside">
          <SlipCodes codes={boleto} />
          <SlipFacts slip={slip} {...facts} />
        </Columns>
      ) : (
        <SlipFacts slip={slip} {...facts} />
      )}
    </Stack>
  )
}

function SlipAmount({ slip }: { slip: SlipStanding }) {
  const { valor, valorPago, encargos } = slip
  return (
    <Card>
      <Stack>
        <div>
          <SlipDeadline slip={slip} />
        </div>
        <Stat
          size="large"
          label={encargos ? slipsText.charges.total : slipsText.facts.amount}
          value={reaisText(encargos?.total ?? valorPago ?? valor)}
          detail={encargos ? chargesSentence(encargos, valor) : dueSentence(slip)}
        />
        {encargos && (
          <Accordion>
            <FigureExplanation
              title={slipsText.charges.heading}
              headingLevel={2}
              lines={chargeLines(valor, encargos)}
              note={chargesNote(encargos)}
            />
          </Accordion>
        )}
      </Stack>
    </Card>
  )
}

function SlipFacts({ slip, details, pays, more }: SlipBodyProps) {
  const { facts: text } = slipsText
  const { beneficiario, pagador, boleto } = slip
  const item = (id: keyof typeof text, description: string | null | undefined) =>
    description != null && { id, term: text[id], description }
  return (
    <Card title={details}>
      <DescriptionList
        layout="rows"
        items={[
          item('purpose', pays),
          moneyItem('amount', text.amount, slip.valor),
          item('due', dateText(slip.vencimento)),
          item('payable', dateText(slip.pagavelAte)),
          item('paid', slip.pagaEm && dateText(slip.pagaEm)),
          slip.valorPago !== null && moneyItem('paidAmount', text.paidAmount, slip.valorPago),
          ...(more ?? []),
          item('number', boleto?.nossoNumero),
          item('document', String(slip.id)),
          item('issued', dateText(slip.emitidaEm)),
          item('beneficiary', beneficiario.nome),
          item('cnpj', beneficiario.cnpj),
          item('payer', pagador.nome),
          item('cpf', pagador.cpf),
          item('plan', `${slip.plano.nome} · ${slip.matricula}`),
        ]}
      />
    </Card>
  )
}
