import type { ReactNode } from 'react'
import { openRequestObstacle } from '#app/features/request-engine/open-request-obstacle.tsx'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import { incomeChangeSentences } from '#contract/benefits/income-change.text.ts'
import type { IncomeChangeOnWire } from '#contract/benefits/income-change.ts'
import { IncomeToday } from './IncomeToday.tsx'
import { incomeChangeText } from './income-change.text.ts'
import { TryIncome } from './TryIncome.tsx'

const { today, notNow } = incomeChangeText

/**
 * Why no income can be changed now; null when nothing stands in the way. Where only the window is missing, the person still tries figures.
 * A returned request that is being corrected keeps its place in its window.
 */
export function incomeChangeObstacle(
  situation: IncomeChangeOnWire,
  returnedId: number | undefined,
): ReactNode | null {
  const { renda, requisicaoAberta, janela, alteradaEm } = situation
  if (renda === null || renda.type === 'lifetime') return <NoChange situation={situation} />
  const open = openRequestObstacle(requisicaoAberta, returnedId, notNow)
  if (open !== null)
    return (
      <>
        <IncomeToday situation={situation} />
        {open}
      </>
    )
  if (returnedId !== undefined) return null
  if (janela.aberta && (alteradaEm === null || alteradaEm < janela.de)) return null
  return (
    <>
      <IncomeToday situation={situation} />
      <TryIncome situation={situation} />
    </>
  )
}

/** An income for life is never changed, and one that nobody has on record cannot be. */
function NoChange({ situation }: { situation: IncomeChangeOnWire }) {
  const isLifetime = situation.renda !== null
  return (
    <>
      <IncomeToday situation={situation} />
      <RequestUnavailable title={isLifetime ? today.lifetimeTitle : today.noBenefitTitle}>
        <p>{isLifetime ? incomeChangeSentences.lifetime : incomeChangeSentences.noBenefit}</p>
      </RequestUnavailable>
    </>
  )
}
