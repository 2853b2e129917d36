import { desc, eq } from 'drizzle-orm'
import { addresses } from '#backend/database/schema/addresses.ts'
import { dependants } from '#backend/database/schema/dependants.ts'
import { drafts } from '#backend/database/schema/drafts.ts'
import { files } from '#backend/database/schema/files.ts'
import { onboardingAnswers, onboardings } from '#backend/database/schema/onboardings.ts'
import { people } from '#backend/database/schema/people.ts'
import { personAccesses } from '#backend/database/schema/person-accesses.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import {
  personalDetails,
  reRegistrationCodes,
  reRegistrationRefusals,
} from '#backend/database/schema/re-registrations.ts'
import { requests } from '#backend/database/schema/requests.ts'
import type { DataValues } from '#backend/documents/data-record.ts'
import { filePurposes } from '#backend/file-purposes.ts'
import {
  dependantEndedNames,
  dependantTypeNames,
  kinshipNames,
} from '#contract/dependants/dependants.text.ts'
import { onboardingStepNames } from '#contract/enrolment/onboarding.text.ts'
import { readOnboardingStep } from '#contract/enrolment/onboarding-steps-reading.ts'
import { itemNames, maritalNames } from '#contract/re-registration/re-registration.text.ts'
import { recordedGroupLines } from '#contract/re-registration/re-registration-groups-reading.ts'
import type { ReadingLine } from '#contract/readings/reading-line.ts'
import { readingText } from '#contract/readings/reading-text.ts'
import { words } from '#contract/rules/rule-words.ts'
import { maskCpf } from '#domain/cpf.ts'
import type { Kinship } from '#domain/dependants/kinships.ts'
import { draftsAbout } from '../../drafts/request-draft-place.ts'
import { type DataSection, defineDataSection } from './data-section.ts'
import { draftInWords } from './draft-in-words.ts'

const stepName = (step: number) =>
  new Map(Object.entries(onboardingStepNames)).get(String(step)) ?? String(step)

const maritalName = (status: string) => new Map(Object.entries(maritalNames)).get(status) ?? null

/** Declarations on record; null in a shape that the portal does not know. */
function declaredLines({ declarations }: typeof personalDetails.$inferSelect) {
  return declarations === null ? [] : recordedGroupLines('declaracoes', declarations)
}

const ACCESS_KINDS = { serving: 'Atendeu em seu nome', consultation: 'Consultou seus dados' } as const

/** Addresses, re-registration, what is being filled in, and who of the service desk came to the person's data. */
export const personalDetailsSections: readonly DataSection[] = [
  defineDataSection({
    title: 'Endereços',
    tables: ['addresses'],
    columns: { 'Guardado em': 'instant', Endereço: 'text' },
    read: async (database, personId) => {
      const kept = await database
        .select()
        .from(addresses)
        .where(eq(addresses.personId, personId))
        .orderBy(desc(addresses.savedAt))
      return kept.map(
        ({ savedAt, street, number, complement, neighborhood, city, state, postalCode, country }) => ({
          'Guardado em': savedAt,
          Endereço: [street, number, complement, neighborhood, city, state, postalCode, country]
            .filter(Boolean)
            .join(', '),
        }),
      )
    },
  }),
  defineDataSection({
    title: 'Arquivos',
    tables: ['files'],
    columns: {
      'O quê': 'text',
      Nome: 'text',
      Tipo: 'text',
      'Guardado em': 'instant',
      'Apagado em': 'instant',
    },
    read: async (database, personId) => {
      const kept = await database
        .select()
        .from(files)
        .where(eq(files.ownerId, personId))
        .orderBy(desc(files.uploadedAt))
      return kept.map((file) => ({
        'O quê': filePurposes[file.purpose].label,
        Nome: file.name,
        Tipo: file.mediaType,
        'Guardado em': file.uploadedAt,
        'Apagado em': file.deletedAt,
      }))
    },
  }),
  defineDataSection({
    title: 'Cadastro completo',
    tables: ['personal_details'],
    columns: {
      'Nome da mãe': 'text',
      'Estado civil': 'text',
      Documento: 'text',
      'Órgão emissor': 'text',
      Declarações: 'reading',
      'Atualizado em': 'instant',
    },
    read: async (database, personId) => {
      const rows = await database.select().from(personalDetails).where(eq(personalDetails.personId, personId))
      return rows.map((row) => ({
        'Nome da mãe': row.motherName,
        'Estado civil': maritalName(row.maritalStatus),
        Documento: row.document,
        'Órgão emissor': row.documentIssuer,
        Declarações: readingOf(declaredLines(row)),
        'Atualizado em': row.updatedAt,
      }))
    },
  }),
  defineDataSection({
    title: 'Dependentes',
    tables: ['dependants'],
    columns: {
      'Conta para': 'text',
      Nome: 'text',
      CPF: 'text',
      Nascimento: 'date',
      Parentesco: 'text',
      'Parte (%)': 'number',
      Estuda: 'text',
      Incapacidade: 'text',
      Desde: 'date',
      Até: 'date',
      'Por que terminou': 'text',
    },
    read: async (database, personId) => {
      const rows = await database
        .select()
        .from(dependants)
        .where(eq(dependants.personId, personId))
        .orderBy(desc(dependants.validFrom), desc(dependants.id))
      return rows.map((row) => ({
        'Conta para': dependantTypeNames[row.type],
        Nome: row.name,
        CPF: maskCpf(row.cpf),
        Nascimento: row.birthDate,
        Parentesco: kinshipNames[row.kinship as Kinship],
        'Parte (%)': row.share,
        Estuda: words.yesNo(row.isStudent),
        Incapacidade: words.yesNo(row.isDisabled),
        Desde: row.validFrom,
        Até: row.validUntil,
        'Por que terminou': row.endReason && dependantEndedNames[row.endReason],
      }))
    },
  }),
  defineDataSection({
    title: 'Códigos de recadastramento',
    tables: ['re_registration_codes'],
    columns: { 'Gerado em': 'instant', 'Vale até': 'instant', 'Usado em': 'instant' },
    read: (database, personId) =>
      database
        .select({
          'Gerado em': reRegistrationCodes.createdAt,
          'Vale até': reRegistrationCodes.expiresAt,
          'Usado em': reRegistrationCodes.usedAt,
        })
        .from(reRegistrationCodes)
        .where(eq(reRegistrationCodes.personId, personId))
        .orderBy(desc(reRegistrationCodes.createdAt)),
  }),
  defineDataSection({
    title: 'O que foi recusado no recadastramento',
    tables: ['re_registration_refusals'],
    columns: { Item: 'text', Quando: 'instant', Detalhe: 'text' },
    read: async (database, personId) => {
      const refusals = await database
        .select({
          item: reRegistrationRefusals.item,
          reason: reRegistrationRefusals.reason,
          at: requests.decidedAt,
        })
        .from(reRegistrationRefusals)
        .innerJoin(requests, eq(requests.id, reRegistrationRefusals.requestId))
        .where(eq(requests.personId, personId))
      return refusals.map(({ item, reason, at }) => ({
        Item: itemNames[item],
        Quando: at,
        Detalhe: `Recusado: ${reason}`,
      }))
    },
  }),
  defineDataSection({
    title: 'Primeiro acesso',
    tables: ['onboardings', 'onboarding_answers'],
    columns: {
      Matrícula: 'text',
      Passo: 'text',
      'Guardado em': 'instant',
      Respostas: 'reading',
      'Concluído em': 'instant',
    },
    read: async (database, personId) => {
      const rows = await database
        .select({ answer: onboardingAnswers, onboarding: onboardings, enrolment: planLinks.enrolment })
        .from(onboardings)
        .innerJoin(planLinks, eq(planLinks.id, onboardings.linkId))
        .leftJoin(onboardingAnswers, eq(onboardingAnswers.linkId, onboardings.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(onboardingAnswers.step)
      return rows.map(({ answer, onboarding, enrolment }) => ({
        Matrícula: enrolment,
        Passo: answer && stepName(answer.step),
        'Guardado em': answer?.savedAt ?? null,
        Respostas: answer && readingOf(readOnboardingStep(answer.step, answer.metadata)),
        'Concluído em': onboarding.completedAt,
      }))
    },
  }),
  defineDataSection({
    title: 'Formulários em preenchimento',
    tables: ['drafts'],
    columns: {
      Assunto: 'text',
      'Preenchido por': 'text',
      'Guardado em': 'instant',
      'Enviado ou recomeçado em': 'instant',
      Respostas: 'reading',
    },
    read: async (database, personId) => {
      const rows = await database
        .select({ draft: drafts, owner: people.name })
        .from(drafts)
        .innerJoin(people, eq(people.id, drafts.ownerId))
        .where(draftsAbout(database, personId))
        .orderBy(desc(drafts.savedAt))
      return rows.map(({ draft, owner }) => {
        const told = draftInWords(draft)
        return {
          Assunto: told?.name ?? draft.subject,
          'Preenchido por': owner,
          'Guardado em': draft.savedAt,
          'Enviado ou recomeçado em': draft.archivedAt,
          Respostas: told?.answers ?? 'unreadable',
        }
      })
    },
  }),
  defineDataSection({
    title: 'Quem acessou meus dados',
    tables: ['person_accesses', 'document_reasons'],
    columns: { Quando: 'instant', Quem: 'text', 'O quê': 'text', Motivo: 'text' },
    read: async (database, personId) => {
      const rows = await database
        .select({ access: personAccesses, attendant: people.name })
        .from(personAccesses)
        .innerJoin(people, eq(people.id, personAccesses.attendantId))
        .where(eq(personAccesses.personId, personId))
        .orderBy(desc(personAccesses.startedAt))
      return rows.map(({ access, attendant }) => ({
        Quando: access.startedAt,
        Quem: attendant,
        'O quê': ACCESS_KINDS[access.kind],
        Motivo: access.reason,
      }))
    },
  }),
]

/** A reading as a value of the copy; null: its data has a shape that the portal does not know. */
function readingOf(lines: readonly ReadingLine[] | null): DataValues['reading'] {
  return lines === null ? 'unreadable' : readingText(lines)
}
