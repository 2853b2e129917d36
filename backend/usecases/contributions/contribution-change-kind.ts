import type * as v from 'valibot'
import { contributionBasisOn } from '#backend/rules/contribution-rules.ts'
import { percentageFields, voluntaryFields } from '#contract/contributions/contributions.text.ts'
import {
  alterarContribuicao,
  type ContributionChangeData,
  contributionChangeData,
  retornarContribuicao,
} from '#contract/contributions/contributions.ts'
import { effectiveMonth } from '#domain/contributions/effective-month.ts'
import type { Outcome } from '#domain/outcome.ts'
import { linkReading } from '../plans/link-reading.ts'
import {
  defineRequestKind,
  type FilingProblem,
  type KindContext,
} from '../request-engine/define-request-kind.ts'
import { correctableFields, problemsOf } from '../request-engine/recheck.ts'
import { checkPercentages } from './check-percentages.ts'
import { checkVoluntary } from './check-voluntary.ts'
import { contributionEffect } from './contribution-sentences.ts'
import { readContribution } from './read-contribution.ts'
import { storeContribution } from './store-contribution.ts'
import { suspensionRefusal } from './suspensions/suspension-refusal.ts'

type Input = v.InferOutput<(typeof alterarContribuicao)['body']>

type ContributionInput =
  | ({ modalidade: 'percentual' } & Parameters<typeof checkPercentages>[1])
  | ({ modalidade: 'voluntaria' } & Parameters<typeof checkVoluntary>[1])

/** A change of what a person contributes: percentages of pay, or a fixed amount in plans of voluntary contributions. */
export const contributionChange = defineRequestKind<Input, ContributionChangeData>({
  slug: 'alterar-contribuicao',
  call: alterarContribuicao,
  situation: linkReading(retornarContribuicao, readContribution),
  service: 'alterar-contribuicao',
  filedBy: 'participant',
  data: { schema: contributionChangeData, upgrades: [] },
  isExclusive: true,
  excludes: ['suspend-contribution'],
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  correctionPath: '/services/alterar-contribuicao',
  correctable: ({ modalidade }) =>
    correctableFields(modalidade === 'percentual' ? percentageFields : voluntaryFields),
  check,
  recheck: async (context, data) => problemsOf(await check(context, wantedIn(data))),
  effect: ({ from }, data) => contributionEffect(data, from),
  settle: storeContribution,
  effectiveMonth: {
    promised: ({ mesEfeito }) => mesEfeito,
    firstPossible: async ({ database, row, today }) =>
      effectiveMonth(today, (await contributionBasisOn(database, row.plan, today)).contribution),
  },
})

/** The same choice as it was stored; what time takes away is the plan's quarter, which a request that is open already holds. */
function wantedIn(data: ContributionChangeData): ContributionInput {
  if (data.modalidade === 'percentual') return data
  return { ...data, agencia: data.agencia ?? undefined, conta: data.conta ?? undefined }
}

async function check(
  context: KindContext,
  input: ContributionInput,
): Promise<Outcome<ContributionChangeData, FilingProblem>> {
  const { contribution, isVoluntary } = await contributionBasisOn(
    context.database,
    context.row.plan,
    context.today,
  )
  const refusal = await suspensionRefusal(context, effectiveMonth(context.today, contribution))
  if (refusal !== null) return { ok: false, problems: [{ refusal }] }
  if (input.modalidade === 'percentual' && !isVoluntary) return checkPercentages(context, input, contribution)
  if (input.modalidade === 'voluntaria' && isVoluntary) return checkVoluntary(context, input, contribution)
  const sentence = isVoluntary
    ? 'Neste plano a contribuição é um valor em reais.'
    : 'Neste plano a contribuição é em percentuais, não em um valor.'
  return { ok: false, problems: [{ field: 'modalidade', sentence }] }
}
