import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Select } from '@portal/design-system/Select'
import { Stack } from '@portal/design-system/Stack'
import { useState } from 'react'
import { v4 } from 'uuid'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { loanBillsText } from './loan-bills.text.ts'

const { settle: text } = loanBillsText

type Offer = { em: string; total: number }

/** Pays off the contract that runs: for which day, what is owed then, and a boleto for it. */
export function SettleLoanCard({ offers }: { offers: readonly Offer[] }) {
  const [em, setDay] = useState(offers[0]?.em ?? null)
  // One key for each day that is asked for, so that a lost answer issues nothing twice.
  const [chaveEnvio, renewKey] = useState(() => v4())
  const issuing = useCommand(send('gerarBoletoQuitacao'))
  const chosen = offers.find((offer) => offer.em === em)
  const act = async (day: string) => {
    const outcome = await issuing.run({ chaveEnvio, em: day })
    if (outcome.ok) renewKey(v4())
    return outcome
  }
  return (
    <Card title={text.heading}>
      <Stack width="form">
        <p>{text.lead}</p>
        <Select
          label={text.day}
          description={text.dayHelp}
          options={offers.map((offer) => ({
            id: offer.em,
            label: `${dateText(offer.em)}: ${reaisText(offer.total)}`,
          }))}
          value={em}
          onChange={(day) => {
            setDay(day)
            renewKey(v4())
          }}
        />
        {chosen && (
          <div>
            <ConfirmAct
              trigger={<Button variant="secondary">{text.action}</Button>}
              title={text.title}
              confirm={text.action}
              command={issuing}
              act={() => act(chosen.em)}
              done={text.done}
            >
              {text.consequence(reaisText(chosen.total), dateText(chosen.em))}
            </ConfirmAct>
          </div>
        )}
      </Stack>
    </Card>
  )
}
