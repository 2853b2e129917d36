import type * as v from 'valibot'
import { contributionTerms } from '#backend/rules/contribution-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { ageExemptionFields, ageExemptionSentences } from '#contract/taxes/age-exemption.text.ts'
import {
  type AgeExemptionData,
  ageExemptionData,
  retornarIsencao65,
  solicitarIsencao65,
} from '#contract/taxes/age-exemption.ts'
import { type AgeExemptionValues, checkAgeExemptionValues } from '#contract/taxes/age-exemption-check.ts'
import { type Competence, competenceOf } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import { firstOpenMonth } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { earliestStart, exemptFrom } from '#domain/taxes/age-exemption.ts'
import { linkReading } from '../../plans/link-reading.ts'
import {
  defineRequestKind,
  type FilingProblem,
  type KindContext,
} from '../../request-engine/define-request-kind.ts'
import { correctableFields, problemsOf } from '../../request-engine/recheck.ts'
import { ageExemptionEffect } from '../../request-engine/record-sentences.ts'
import { readAgeExemptionFacts } from './age-exemption-facts.ts'
import { readAgeExemption } from './read-age-exemption.ts'
import { storeAgeExemption } from './store-age-exemption.ts'

type Input = v.InferOutput<(typeof solicitarIsencao65)['body']>

/** Where the exempt slice from 65 years on is used: here, or at another paying source. */
export const ageExemption = defineRequestKind<Input, AgeExemptionData>({
  slug: 'exemption-65',
  call: solicitarIsencao65,
  situation: linkReading(retornarIsencao65, readAgeExemption),
  service: 'exemption-65',
  filedBy: 'participant',
  data: { schema: ageExemptionData, upgrades: [] },
  isExclusive: true,
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  correctionPath: '/services/exemption-65',
  correctable: () => correctableFields(ageExemptionFields),
  check,
  // The first month of the decision is not held against those who filed in time: a late decision moves the beginning there.
  recheck: async (context, { outraFonte, fontes, mesInicio }) => {
    const first = await firstPossible(context, outraFonte === 'N')
    const month = first > mesInicio ? first : mesInicio
    return problemsOf(await check(context, { outraFonte, fontes, mesInicio: month, declaracao: true }))
  },
  effect: ({ from }, data) => ageExemptionEffect(data, from),
  settle: storeAgeExemption,
  effectiveMonth: {
    promised: ({ mesInicio }) => mesInicio,
    firstPossible: (context, { outraFonte }) => firstPossible(context, outraFonte === 'N'),
  },
})

/** First month that a decision of today may reach: for who has it here (`applies`), a year back. */
async function firstPossible({ database, row, today }: KindContext, applies: boolean): Promise<Competence> {
  const terms = await ruleOn(database, contributionTerms, row.plan, today)
  const months = { firstOpenMonth: firstOpenMonth(today, terms), currentMonth: competenceOf(today) }
  return earliestStart(months, applies)
}

async function check(
  { database, row, today }: KindContext,
  input: AgeExemptionValues,
): Promise<Outcome<AgeExemptionData, FilingProblem>> {
  const facts = await readAgeExemptionFacts(database, row, today)
  if (facts.birthDate !== null && facts.currentMonth < exemptFrom(facts.birthDate))
    return { ok: false, problems: [{ refusal: ageExemptionSentences['before-65'] }] }
  const outcome = checkAgeExemptionValues(input, facts)
  return outcome.ok ? { ok: true, result: { ...outcome.result, parcelaMensal: facts.monthlySlice } } : outcome
}
