import { desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { contributionChangeData } from '#contract/contribuicao.ts'
import { contributionPercentages, voluntarySettings } from '../../database/schema/contributions.ts'
import { requestPayloads } from '../../database/schema/requests.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import type { RequestFacts } from './request-facts.ts'

/**
 * Carries out a granted change of contribution: a new row in force from the month that the request promised. What was in force stays,
 * so that past contributions can be explained.
 */
export async function executeContributionChange(work: Work, { request }: RequestFacts): Promise<void> {
  const [payload] = await work.database
    .select({ data: requestPayloads.data })
    .from(requestPayloads)
    .where(eq(requestPayloads.requestId, request.id))
    .orderBy(desc(requestPayloads.version))
    .limit(1)
  const data = v.parse(contributionChangeData, payload?.data)
  const row = {
    linkId: request.linkId,
    requestId: request.id,
    effectiveMonth: data.mesEfeito,
    createdAt: work.now,
  }
  if (data.modalidade === 'percentual') {
    await work.database
      .insert(contributionPercentages)
      .values({ ...row, basic: data.percentualBasica, supplementary: data.percentualSuplementar })
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
  await audit(work, {
    subjectId: request.personId,
    action: 'contribution.changed',
    entity: 'plan-link',
    entityId: request.linkId,
    before: data.anterior,
    after: { ...data, anterior: undefined },
  })
}
