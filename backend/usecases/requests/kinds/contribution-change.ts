import type * as v from 'valibot'
import { contributionBasisOn } from '#backend/rules/contribution-rules.ts'
import {
  type alterarContribuicao,
  type ContributionChangeData,
  contributionChangeData,
} from '#contract/contributions.ts'
import { effectiveMonth } from '#domain/contributions/effective-month.ts'
import { checkPercentages } from '../../contributions/check-percentages.ts'
import { checkVoluntary } from '../../contributions/check-voluntary.ts'
import { storeContribution } from '../../contributions/store-contribution.ts'
import { suspensionRefusal } from '../../suspensions/suspension-refusal.ts'
import { defineRequestKind } from './define-request-kind.ts'

type Asked = v.InferOutput<(typeof alterarContribuicao)['body']>

/** A change of what a person contributes: percentages of pay, or a fixed amount in plans of voluntary contributions. */
export const contributionChange = defineRequestKind<Asked, ContributionChangeData>({
  slug: 'alterar-contribuicao',
  service: 'alterar-contribuicao',
  filedBy: 'participant',
  data: { schema: contributionChangeData, upgrades: [] },
  isExclusive: true,
  carriedOut: 'at-grant',
  correctionPath: '/services/alterar-contribuicao',
  check: async (context, asked) => {
    const { contribution, isVoluntary } = await contributionBasisOn(
      context.database,
      context.row.plan,
      context.today,
    )
    const refusal = await suspensionRefusal(context, effectiveMonth(context.today, contribution))
    if (refusal !== null) return { ok: false, problems: [{ refusal }] }
    if (asked.modalidade === 'percentual' && !isVoluntary)
      return checkPercentages(context, asked, contribution)
    if (asked.modalidade === 'voluntaria' && isVoluntary) return checkVoluntary(context, asked, contribution)
    const sentence = isVoluntary
      ? 'Neste plano a contribuição é um valor em reais.'
      : 'Neste plano a contribuição é um percentual do salário.'
    return { ok: false, problems: [{ field: 'modalidade', sentence }] }
  },
  execute: storeContribution,
  effectiveMonth: {
    promised: ({ mesEfeito }) => mesEfeito,
    firstPossible: async ({ database, row, today }) =>
      effectiveMonth(today, (await contributionBasisOn(database, row.plan, today)).contribution),
  },
})
