import type * as v from 'valibot'
import { contributionTerms } from '#backend/rules/contribution-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { ageExemptionFields, ageExemptionSentences } from '#contract/age-exemption.text.ts'
import { type AgeExemptionData, ageExemptionData, solicitarIsencao65 } from '#contract/age-exemption.ts'
import type { Outcome } from '#domain/outcome.ts'
import { firstOpenMonth } from '#domain/pay-slips/benefit-calendar.ts'
import { type AgeExemptionProblem, checkAgeExemptionRequest } from '#domain/taxes/age-exemption.ts'
import { readAgeExemptionFacts } from '../../age-exemption/age-exemption-facts.ts'
import { storeAgeExemption } from '../../age-exemption/store-age-exemption.ts'
import { defineRequestKind, type FilingProblem, type KindContext } from './define-request-kind.ts'
import { correctableFields, problemsOf } from './recheck.ts'

type Asked = v.InferOutput<(typeof solicitarIsencao65)['body']>

const FIELDS: Readonly<Record<AgeExemptionProblem['field'], string>> = {
  isDeclared: 'declaracao',
  usedElsewhere: 'outraFonte',
  otherSources: 'fontes',
  startMonth: 'mesInicio',
  identityDocument: 'outraFonte',
  birthDate: 'outraFonte',
}

/** Where the exempt slice from 65 years on is used: here, or at another paying source. */
export const ageExemption = defineRequestKind<Asked, AgeExemptionData>({
  slug: 'exemption-65',
  call: solicitarIsencao65,
  service: 'exemption-65',
  filedBy: 'participant',
  data: { schema: ageExemptionData, upgrades: [] },
  isExclusive: true,
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
  {
    outraFonte,
    fontes,
    mesInicio,
    declaracao,
  }: Pick<Asked, 'outraFonte' | 'fontes' | 'mesInicio' | 'declaracao'>,
): Promise<Outcome<AgeExemptionData, FilingProblem>> {
  const facts = await readAgeExemptionFacts(database, row, today)
  const usedElsewhere = outraFonte === 'S'
  const otherSources = usedElsewhere ? fontes : []
  const request = {
    isDeclared: declaracao,
    usedElsewhere,
    otherSources,
    startMonth: mesInicio,
    // A birth date in the register was proved when the benefit was granted.
    hasIdentityDocument: facts.birthDate !== null,
  }
  const outcome = checkAgeExemptionRequest(request, facts)
  if (!outcome.ok) {
    const problems = outcome.problems.map(({ field, code }) => ({
      field: FIELDS[field],
      sentence: ageExemptionSentences[code],
    }))
    return { ok: false, problems }
  }
  return {
    ok: true,
    result: { outraFonte, fontes: otherSources, mesInicio, parcelaMensal: facts.monthlySlice },
  }
}
