import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { MoneyField } from '@portal/design-system/MoneyField'
import { RadioCards } from '@portal/design-system/RadioCards'
import { Select } from '@portal/design-system/Select'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import { v4 } from 'uuid'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { checkExtraPayment } from '#contract/loans/extra-payment-check.ts'
import { waitingSentence } from '#contract/loans/extra-payments.text.ts'
import type { ExtraPaymentEffectOnWire, ExtraPaymentFacts } from '#contract/loans/extra-payments.ts'
import { dateText } from '#contract/value-text.ts'
import { consequenceOfExtra, effectSentence } from './extra-payment-sentences.ts'
import { loanBillsText } from './loan-bills.text.ts'

const { extra: text } = loanBillsText

/** More than the instalments of the contract that runs: how much, for which day, what both ways do, and a boleto for it. */
export function ExtraPaymentCard({ facts }: { facts: ExtraPaymentFacts }) {
  return (
    <Card title={text.heading}>
      <Stack width="form">
        <p>{text.lead}</p>
        {facts.espera === null ? (
          <ExtraPayment facts={facts} />
        ) : (
          <Text>{waitingSentence(facts.espera)}</Text>
        )}
      </Stack>
    </Card>
  )
}

function ExtraPayment({ facts }: { facts: ExtraPaymentFacts }) {
  const [valor, setAmount] = useState<number | null>(null)
  const [em, setDay] = useState(facts.dias[0] ?? '')
  const [efeito, setEffect] = useState<ExtraPaymentEffectOnWire>('prazo')
  // One key for each payment that is asked for, so that a lost answer issues nothing twice.
  const [chaveEnvio, renewKey] = useState(() => v4())
  const issuing = useCommand(send('gerarBoletoPagamentoExtra'))
  const changed = () => renewKey(v4())
  const outcomeOf = (effect: ExtraPaymentEffectOnWire) =>
    checkExtraPayment({ valor, em, efeito: effect }, facts)
  const outcome = outcomeOf(efeito)
  const complaintAt = (field: string) =>
    outcome.ok || valor === null
      ? undefined
      : outcome.problems.find((problem) => problem.field === field)?.sentence
  return (
    <>
      <MoneyField
        label={text.amount}
        allowNegative={false}
        value={valor}
        onChange={(amount) => {
          setAmount(amount)
          changed()
        }}
        errorMessage={complaintAt('valor')}
      />
      <Select
        label={text.day}
        description={text.dayHelp}
        errorMessage={complaintAt('em')}
        options={facts.dias.map((day) => ({ id: day, label: dateText(day) }))}
        value={em}
        onChange={(day) => {
          setDay(day ?? em)
          changed()
        }}
      />
      {valor !== null && outcome.ok ? (
        <>
          <RadioCards
            label={text.effect}
            options={(['prazo', 'parcela'] as const).map((effect) => ({
              value: effect,
              label: text.effects[effect],
              description: effectSentence(outcomeOf(effect)),
            }))}
            value={efeito}
            onChange={(effect) => {
              setEffect(effect)
              changed()
            }}
          />
          <div>
            <ConfirmAct
              trigger={<Button variant="secondary">{text.action}</Button>}
              title={text.title}
              confirm={text.action}
              command={issuing}
              act={() => issuing.run({ chaveEnvio, valor, em, efeito })}
              done={text.done}
            >
              {consequenceOfExtra({ valor, em }, outcome.result)}
            </ConfirmAct>
          </div>
        </>
      ) : (
        <Text tone="muted">{text.empty}</Text>
      )}
    </>
  )
}
