import type { ContributionChangeData } from '#contract/contributions/contributions.ts'
import { contributionPercentages, voluntarySettings } from '../../database/schema/contributions.ts'
import { audit, type KeptValues } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import type { Settling } from '../request-engine/define-request-kind.ts'

type Stored = Omit<Settling<ContributionChangeData>, 'requestId' | 'instalment'> & {
  /** Null for the first choice, made in the first access. */
  requestId: number | null
}

/**
 * Carries out a granted change of contribution: a new row in force from its month. What was in force stays, so that past contributions
 * can be explained.
 */
export async function storeContribution(
  work: Work,
  { row: { link }, requestId, data, effectiveMonth }: Stored,
): Promise<void> {
  const month = effectiveMonth ?? data.mesEfeito
  const row = { linkId: link.id, requestId, validFrom: month, createdAt: work.now }
  if (data.modalidade === 'percentual') {
    await work.database.insert(contributionPercentages).values({
      ...row,
      basicPercent: data.percentualBasica,
      supplementaryPercent: data.percentualSuplementar,
    })
  } else {
    const { valorContribuicao, formaPagamento, agencia, conta } = data
    await work.database.insert(voluntarySettings).values({
      ...row,
      amount: valorContribuicao,
      paymentMethod: formaPagamento,
      agency: agencia,
      account: conta,
    })
  }
  const before: KeptValues<'contribution.changed'> = data.anterior
  await audit(work, {
    subjectId: link.personId,
    action: 'contribution.changed',
    entityId: link.id,
    before,
    after: { ...auditedChange(data), mesEfeito: month },
  })
}

/** Audits the change as requested, except for the account, which is in the request. */
function auditedChange(data: ContributionChangeData) {
  if (data.modalidade === 'percentual') {
    const { modalidade, salario, percentualBasica, percentualSuplementar, valores } = data
    return { modalidade, salario, percentualBasica, percentualSuplementar, valores }
  }
  const { modalidade, valorContribuicao, formaPagamento } = data
  return { modalidade, valorContribuicao, formaPagamento }
}
