import type * as v from 'valibot'
import type { FilePurpose } from '#backend/file-purposes.ts'
import {
  benefitKindNames,
  benefitRequestFields,
  benefitSentences,
} from '#contract/benefits/benefit-request.text.ts'
import {
  type BenefitRequestData,
  benefitRequestData,
  requererBeneficio,
  retornarRequerimentoBeneficio,
} from '#contract/benefits/benefit-request.ts'
import { papersOf } from '#contract/benefits/benefit-request-check.ts'
import { incomeNames } from '#contract/benefits/benefits.text.ts'
import { benefitKindWords, incomeWords } from '#contract/benefits/wire-words.ts'
import { linkReading } from '../plans/link-reading.ts'
import { defineRequestKind } from '../request-engine/define-request-kind.ts'
import type { RequestDocument } from '../request-engine/documents.ts'
import { correctableFields } from '../request-engine/recheck.ts'
import { benefitPurposes } from './benefit-documents.ts'
import { benefitEffect } from './benefit-sentences.ts'
import { benefitFigures, checkBenefitRequest, recheckBenefitRequest } from './check-benefit-request.ts'
import { grantBenefit } from './grant-benefit.ts'
import { readBenefitRequest } from './read-benefit-request.ts'

type Input = v.InferOutput<(typeof requererBeneficio)['body']>

const { beneficio, dataInicio, tipoRenda, percentual, prazoAnos, saque } = benefitRequestFields
const chosen = { beneficio, dataInicio, tipoRenda, percentual, prazoAnos, saque }

/** Papers that go with it. Which of them a plan asks for the check of the contract says; here those that were sent are found. */
const paper = (
  purpose: FilePurpose,
  field: keyof typeof benefitRequestFields & keyof Input,
): RequestDocument<Input> => ({
  purpose,
  field,
  missing: benefitSentences.identity,
  required: false,
  when: ({ beneficio }) =>
    papersOf(beneficio, { exigeDesligamento: true }).some((one) => one.field === field),
  sent: (input) => {
    const id = input[field]
    return typeof id === 'string' ? id : null
  },
})

/** *Requerimento de benefício*: a retirement, the benefit of who deferred it, or one by disability. */
export const benefitRequest = defineRequestKind<Input, BenefitRequestData>({
  slug: 'benefit-request',
  call: requererBeneficio,
  situation: linkReading(retornarRequerimentoBeneficio, readBenefitRequest),
  service: 'benefit-request',
  filedBy: 'participant',
  data: {
    schema: benefitRequestData,
    // Those that other systems filed know the benefit and its income alone, by their names.
    upgrades: [
      ({ beneficio, tipoRenda, percentual, ...stored }) => ({
        dataInicio: null,
        prazoAnos: null,
        percentualSaque: 0,
        saldo: null,
        saqueBruto: null,
        saqueLiquido: null,
        rendaBruta: null,
        imposto: null,
        rendaLiquida: null,
        regime: null,
        dependentesIr: null,
        dependentesPlano: null,
        primeiroPagamento: null,
        conta: null,
        ...stored,
        beneficio: benefitKindWords.words.find((kind) => benefitKindNames[kind] === beneficio) ?? 'normal',
        tipoRenda: incomeWords.words.find((income) => incomeNames[income] === tipoRenda) ?? 'percentual',
        percentual: percentual ?? null,
      }),
    ],
  },
  isExclusive: true,
  excludes: ['resgate', 'portabilidade', 'bpd', 'autopatrocinio'],
  moves: 'money',
  blocks: () => [{ account: 'all', amount: 'all' }],
  settlement: { when: 'at-grant' },
  documents: [
    paper(benefitPurposes.identidade, 'identidade'),
    paper(benefitPurposes.cpf, 'cpf'),
    paper(benefitPurposes.endereco, 'endereco'),
    paper(benefitPurposes.desligamento, 'desligamento'),
    paper(benefitPurposes['carta-inss'], 'cartaInss'),
  ],
  // The letter of social security tells of somebody's health.
  withheld: (data) => data,
  withheldDocuments: [benefitPurposes['carta-inss']],
  correctionPath: '/services/benefit-request',
  correctable: ({ beneficio }) =>
    correctableFields(chosen).concat(
      papersOf(beneficio, { exigeDesligamento: true }).map(({ field }) => ({
        path: field,
        label: benefitRequestFields[field],
      })),
    ),
  check: checkBenefitRequest,
  recheck: recheckBenefitRequest,
  isSilent: true,
  effect: async (context, data) => benefitEffect(data, await benefitFigures(context, data)),
  settle: grantBenefit,
})
