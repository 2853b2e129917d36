import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { useState } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import type { SettlementTried } from '#contract/requests/settlements.ts'
import { stagesText } from '../one-request/stages.text.ts'

/** Tries at once what could not be carried out, and says what came of it. */
export function RetrySettlement({ idRequisicao }: { idRequisicao: number }) {
  const trying = useCommand(send('tentarLiquidacao'))
  const [tried, setTried] = useState<SettlementTried | null>(null)
  const onPress = async () => {
    setTried(null)
    const outcome = await trying.run({ idRequisicao })
    if (outcome.ok) setTried(outcome.answer)
  }
  return (
    <>
      <Button variant="secondary" onPress={onPress} isPending={trying.isPending}>
        {stagesText.retry}
      </Button>
      <FormProblem problem={trying.problem} />
      <div aria-live="polite">
        {tried && (
          <Banner tone={tried.feita ? 'success' : 'warning'}>{tried.motivo ?? stagesText.retried}</Banner>
        )}
      </div>
    </>
  )
}
