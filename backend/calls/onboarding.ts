import * as v from 'valibot'
import {
  arquivoPrimeiroAcesso,
  enviarDadosOnboarding,
  retornarOnboarding,
  stepMetadata,
} from '#contract/enrolment/onboarding.ts'
import {
  descartarRascunhoOnboarding,
  salvarRascunhoOnboarding,
} from '#contract/enrolment/onboarding-drafts.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import { ONBOARDING_END } from '#domain/enrolment/onboarding-steps.ts'
import type { Api } from '../api.ts'
import { onboardingDocument } from '../documents/onboarding-document.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import type { StepAnswer } from '../usecases/enrolment/onboarding/check-step.ts'
import { readOnboarding, readOnboardingReceipt } from '../usecases/enrolment/onboarding/read-onboarding.ts'
import { saveStep } from '../usecases/enrolment/onboarding/save-step.ts'
import { discardStepDraft, saveStepDraft } from '../usecases/enrolment/onboarding/step-drafts.ts'
import { registerCall } from './register-call.ts'
import { parseInput } from './wire-input.ts'

/** The first access of new participants. */
export function registerOnboardingCalls(api: Api): void {
  registerCall(api, retornarOnboarding, ({ link: row, today }) => readOnboarding(api.database, row, today))

  registerCall(api, arquivoPrimeiroAcesso, async ({ link: row, now }) => ({
    content: await writePdf(onboardingDocument(await readOnboardingReceipt(api.database, row, now))),
    fileName: `primeiro_acesso_${row.link.enrolment}.pdf`,
  }))

  registerCall(api, enviarDadosOnboarding, async ({ actor, link: row, body, work }) => {
    const { idStep, pular, versao: version } = body
    const answer = { step: idStep, metadata: pular ? {} : metadataOf(idStep, body.metadata) } as StepAnswer
    const asked = { answer, isSkipped: pular, version }
    const saved = await work((unit) => saveStep(unit, actor, row, asked))
    return {
      idStep: saved.nextStep,
      onboarding: yesNoOf(saved.nextStep !== ONBOARDING_END),
      versao: saved.version,
      expiraEm: saved.sessionUntil?.toISOString() ?? null,
    }
  })

  registerCall(api, salvarRascunhoOnboarding, async ({ link: row, body, work }) => {
    const draft = { step: body.idStep, expectedVersion: body.versao, data: body.dados }
    const saved = await work((unit) => saveStepDraft(unit, row, draft))
    return { versao: saved.version, salvoEm: saved.savedAt.toISOString() }
  })

  registerCall(api, descartarRascunhoOnboarding, async ({ link: row, body, work }) => {
    await work((unit) => discardStepDraft(unit, row, body.idStep))
    return { descartado: true as const }
  })
}

/** Validates the metadata of a step by that step's schema. @throws 422 with `metadata.<name>`. */
function metadataOf(step: keyof typeof stepMetadata, given: unknown): unknown {
  const schema: v.GenericSchema = stepMetadata[step]
  return parseInput(v.object({ metadata: schema }), { metadata: given }).metadata
}
