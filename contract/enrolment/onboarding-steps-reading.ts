import * as v from 'valibot'
import { recordedGroupLines } from '../re-registration/re-registration-groups-reading.ts'
import {
  bankAccount,
  money,
  number,
  paymentMethod,
  percent,
  type ReadingLine,
  text,
  yesNo,
} from '../readings/reading-line.ts'
import { incomeRangeNames } from './onboarding.text.ts'
import { type AnswerStepId, type StepMetadata, stepMetadata } from './onboarding.ts'

type StepReaders = {
  readonly [Step in Exclude<AnswerStepId, 1>]: (kept: StepMetadata[Step]) => readonly ReadingLine[]
}

const readers: StepReaders = {
  2: ({ ppe }) => [yesNo('Pessoa exposta politicamente', ppe)],
  3: ({ incomeRange }) => [text('Renda por mês', incomeRangeNames[incomeRange])],
  4: ({ openTerms: _, foreignResident: __, ...address }) => recordedGroupLines('endereco', address) ?? [],
  5: ({ valorContribuicao, formaPagamento, agencia, conta }) => [
    money('Contribuição por mês', valorContribuicao),
    paymentMethod('Forma de pagamento', formaPagamento),
    ...(conta === ''
      ? []
      : [bankAccount('Conta do débito', { bank: null, agency: agencia, account: conta })]),
  ],
  6: ({ percentualBasica, percentualSuplementar }) => [
    percent('Contribuição básica', percentualBasica),
    percent('Contribuição suplementar', percentualSuplementar),
  ],
  // Questions and options have their words in the questionnaire itself.
  7: ({ versao, respostas }) => [
    number('Versão do questionário', versao),
    number('Perguntas respondidas', Object.keys(respostas).length),
  ],
}

/**
 * Answer of a step of the first access. Empty for a skipped step and for the password, of which only the step is kept; null for data that
 * does not have the shape of the step.
 */
export function readOnboardingStep(step: number, kept: unknown): readonly ReadingLine[] | null {
  if (step === 1 || v.is(v.strictObject({}), kept)) return []
  return isReadable(step) ? readAs(step, kept) : null
}

function readAs<Step extends keyof StepReaders>(step: Step, kept: unknown): readonly ReadingLine[] | null {
  const parsed = v.safeParse(stepMetadata[step], kept)
  return parsed.success ? readers[step](parsed.output as StepMetadata[Step]) : null
}

function isReadable(step: number): step is keyof StepReaders {
  return step in readers
}
