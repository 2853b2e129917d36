import { onboardingStepNames } from '#contract/enrolment/onboarding.text.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import type { GroupsOnRecord } from '#contract/re-registration/re-registration.ts'
import { reRegistrationReading } from '#contract/re-registration/re-registration-reading.ts'
import { reRegistrationToCome } from '#contract/re-registration/re-registration-sent.ts'
import { type LineText, readingText } from '#contract/readings/reading-text.ts'
import { illnessExemptionTitle } from '#contract/taxes/illness-exemption.text.ts'
import { RE_REGISTRATION_GROUPS } from '#domain/re-registration/groups.ts'
import { draftedRequestOf } from '../../drafts/request-draft-place.ts'
import { stepOfDraft } from '../../enrolment/onboarding/step-drafts.ts'
import { draftPlace } from '../../re-registration/draft-place.ts'
import { draftOf } from '../../re-registration/read-re-registration.ts'
import { typedInWords } from './typed-in-words.ts'

/** Everything that was typed is told, whatever is on record beside it. */
const nothingKnown: GroupsOnRecord = {
  pessoal: null,
  endereco: null,
  contatos: null,
  banco: null,
  dependentes: null,
  declaracoes: null,
}

type Draft = { subject: string; ownerId: number; data: Record<string, unknown> }

/**
 * Input of a draft: of a re-registration by the names of the request that it becomes, of a request and of a step of the first access by
 * those of its fields; null for a subject that the portal does not know any more.
 */
export function draftInWords({
  subject,
  ownerId,
  data,
}: Draft): { name: string; answers: readonly LineText[] } | null {
  const drafted = draftedRequestOf(subject)
  if (drafted !== null) return { name: nameOf(drafted), answers: typedInWords(data) }
  const step = stepOfDraft(subject)
  if (step !== null) {
    return { name: `Primeiro acesso: ${onboardingStepNames[step]}`, answers: typedInWords(data) }
  }
  if (subject !== draftPlace(ownerId).subject) return null
  const asked = { groups: RE_REGISTRATION_GROUPS, draft: draftOf(data), known: nothingKnown, files: [] }
  const lines = readingText(reRegistrationReading(reRegistrationToCome(asked)))
  return {
    name: 'Recadastramento',
    answers: lines.map((line) => ({ ...line, before: null, changes: false })),
  }
}

function nameOf({ service, kind }: NonNullable<ReturnType<typeof draftedRequestOf>>): string {
  return kind === 'isencao-doenca' ? illnessExemptionTitle : serviceNames[service]
}
