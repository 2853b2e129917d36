import type * as v from 'valibot'
import { contributionTerms } from '#backend/rules/contribution-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { ageExemptionFields } from '#contract/age-exemption.text.ts'
import { type AgeExemptionData, ageExemptionData, solicitarIsencao65 } from '#contract/age-exemption.ts'
import { type AgeExemptionValues, checkAgeExemptionValues } from '#contract/age-exemption-check.ts'
import type { Outcome } from '#domain/outcome.ts'
import { firstOpenMonth } from '#domain/pay-slips/benefit-calendar.ts'
import { readAgeExemptionFacts } from '../../age-exemption/age-exemption-facts.ts'
import { storeAgeExemption } from '../../age-exemption/store-age-exemption.ts'
import { defineRequestKind, type FilingProblem, type KindContext } from './define-request-kind.ts'
import { correctableFields, problemsOf } from './recheck.ts'

type Asked = v.InferOutput<(typeof solicitarIsencao65)['body']>

/** Where the exempt slice from 65 years on is used: here, or at another paying source. */
export const ageExemption = defineRequestKind<Asked, AgeExemptionData>({
  slug: 'exemption-65',
  call: solicitarIsencao65,
  service: 'exemption-65',
  filedBy: 'participant',
  data: { schema: ageExemptionData, upgrades: [] },
  isExclusive: true,
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  correctionPath: '/services/exemption-65',
  correctable: () => correctableFields(ageExemptionFields),
  check,
  // A month that was paid while the request waited counts as the first one still open: a late decision moves it there.
  recheck: async (context, { outraFonte, fontes, mesInicio }) => {
    const terms = await ruleOn(context.database, contributionTerms, context.row.plan, context.today)
    const first = firstOpenMonth(context.today, terms)
    const month = first > mesInicio ? first : mesInicio
    return problemsOf(await check(context, { outraFonte, fontes, mesInicio: month, declaracao: true }))
  },
  settle: storeAgeExemption,
  effectiveMonth: {
    promised: ({ mesInicio }) => mesInicio,
    firstPossible: async ({ database, row, today }) =>
      firstOpenMonth(today, await ruleOn(database, contributionTerms, row.plan, today)),
  },
})

async function check(
  { database, row, today }: KindContext,
  asked: AgeExemptionValues,
): Promise<Outcome<AgeExemptionData, FilingProblem>> {
  const facts = await readAgeExemptionFacts(database, row, today)
  const outcome = checkAgeExemptionValues(asked, facts)
  return outcome.ok ? { ok: true, result: { ...outcome.result, parcelaMensal: facts.monthlySlice } } : outcome
}
