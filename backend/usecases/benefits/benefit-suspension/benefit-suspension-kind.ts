import type * as v from 'valibot'
import { contributionTerms } from '#backend/rules/contribution-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { benefitSuspensionFields } from '#contract/benefits/benefit-suspension.text.ts'
import {
  type BenefitSuspensionData,
  benefitSuspensionData,
  retornarSuspensaoBeneficio,
  suspenderBeneficio,
} from '#contract/benefits/benefit-suspension.ts'
import { firstOpenMonth } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { linkReading } from '../../plans/link-reading.ts'
import { defineRequestKind } from '../../request-engine/define-request-kind.ts'
import { correctableFields, problemsOf } from '../../request-engine/recheck.ts'
import { benefitSuspensionEffect } from '../benefit-sentences.ts'
import { checkBenefitSuspensionRequest } from './check-benefit-suspension.ts'
import { readBenefitSuspension } from './read-benefit-suspension.ts'
import { storeBenefitSuspension } from './store-benefit-suspension.ts'

type Input = v.InferOutput<(typeof suspenderBeneficio)['body']>

/** A benefit that is not paid for some months, because its person asked for it. */
export const benefitSuspension = defineRequestKind<Input, BenefitSuspensionData>({
  slug: 'suspend-benefit',
  call: suspenderBeneficio,
  situation: linkReading(retornarSuspensaoBeneficio, readBenefitSuspension),
  service: 'suspend-benefit',
  filedBy: 'participant',
  data: {
    schema: benefitSuspensionData,
    // Those that other systems filed kept the length alone.
    upgrades: [
      (stored) => ({
        mesEfeito: null,
        mesFim: null,
        mesRetorno: null,
        bruto: null,
        emprestimo: null,
        ...stored,
      }),
    ],
  },
  isExclusive: true,
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  correctionPath: '/services/suspend-benefit',
  correctable: () => correctableFields(benefitSuspensionFields),
  check: checkBenefitSuspensionRequest,
  recheck: async (context, { meses }) => problemsOf(await checkBenefitSuspensionRequest(context, { meses })),
  effect: ({ from }, data) => benefitSuspensionEffect(data, from),
  settle: storeBenefitSuspension,
  effectiveMonth: {
    promised: ({ mesEfeito }) => mesEfeito,
    firstPossible: async ({ database, row, today }) =>
      firstOpenMonth(today, await ruleOn(database, contributionTerms, row.plan, today)),
  },
})
