import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { isoInstant, version } from '../formats.ts'
import { jsonObject } from '../json-object.ts'
import { submissionTarget } from '../submission.ts'

/** Steps whose half-filled form is kept: a password goes into no draft, and the questionnaire is answered as a whole. */
export const draftedStepIds = [2, 3, 4, 5, 6] as const
export type DraftedStepId = (typeof draftedStepIds)[number]

/** The step that is being filled in. */
export const draftedStep = v.strictObject({
  idStep: v.picklist(draftedStepIds, 'Este passo não guarda o que foi preenchido pela metade.'),
})

/** Content of a step's form so far. `versao`: the one that the sender saw; 0: there was none. */
export const stepDraftToSave = v.strictObject({
  ...draftedStep.entries,
  versao: v.union([v.literal(0), version]),
  dados: jsonObject,
})

export const stepDraft = v.object({
  idStep: v.picklist(draftedStepIds),
  versao: v.number(),
  salvoEm: isoInstant,
  dados: jsonObject,
})
export type StepDraft = v.InferOutput<typeof stepDraft>

/**
 * Saves what is filled in of a step, after the version that the sender saw; retornarOnboarding answers it. Saving the step puts it away.
 * An older version answers 409 `versao-desatualizada`; 409 also for a step out of order and once the first access is over; 413 over 64 KiB.
 */
export const salvarRascunhoOnboarding = defineCall({
  method: 'POST',
  path: '/salvarRascunhoOnboarding',
  summary: 'Salva o preenchimento de um passo do primeiro acesso.',
  group: 'Primeiro acesso',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'self' },
  body: v.strictObject({ ...submissionTarget, ...stepDraftToSave.entries }),
  answer: v.object({ versao: v.number(), salvoEm: isoInstant }),
  problems: [409, 413],
})

/** Puts away what is filled in of a step; without anything it does nothing. */
export const descartarRascunhoOnboarding = defineCall({
  method: 'POST',
  path: '/descartarRascunhoOnboarding',
  summary: 'Descarta o preenchimento de um passo do primeiro acesso.',
  group: 'Primeiro acesso',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'self' },
  body: v.strictObject({ ...submissionTarget, ...draftedStep.entries }),
  answer: v.object({ descartado: v.literal(true) }),
})
