import { date, month, type ReadingLine, text, under } from '../readings/reading-line.ts'
import { onboardingStepNames } from './onboarding.text.ts'
import type { OnboardingOutcome } from './onboarding.ts'
import { readOnboardingStep } from './onboarding-steps-reading.ts'

/** A step as it was kept. */
type KeptStep = { step: number; skipped: boolean; metadata: unknown }

type Effects = Pick<OnboardingOutcome, 'contribuicaoEm' | 'perfil' | 'perfilEm'>

/** Steps whose answers are told as what came of them, or not at all. */
const PASSWORD = 1
const PROFILE = 7

/** Everything that was told and chosen in a first access, step by step, and from when it counts. */
export function onboardingReceipt(
  steps: readonly KeptStep[],
  { contribuicaoEm, perfil, perfilEm }: Effects,
): readonly ReadingLine[] {
  return [
    ...steps.flatMap((kept) => under(nameOf(kept.step), linesOf(kept))),
    ...under('O que vale a partir de quando', [
      contribuicaoEm === null
        ? text('Primeira contribuição', 'Ainda não escolhida')
        : month('Primeira contribuição', contribuicaoEm),
      text('Perfil de investimentos', perfil),
      ...(perfilEm === null ? [] : [date('O perfil passa a valer em', perfilEm)]),
    ]),
  ]
}

function linesOf({ step, skipped, metadata }: KeptStep): readonly ReadingLine[] {
  if (skipped) return [text('Resposta', step === PROFILE ? 'Perfil inicial do plano' : 'Deixado para depois')]
  if (step === PASSWORD) return [text('Resposta', 'Senha criada')]
  if (step === PROFILE) return [text('Resposta', 'Questionário respondido')]
  return readOnboardingStep(step, metadata) ?? []
}

const nameOf = (step: number) => new Map(Object.entries(onboardingStepNames)).get(String(step)) ?? ''
