import { desc, eq } from 'drizzle-orm'
import { addresses } from '../../database/schema/addresses.ts'
import { drafts } from '../../database/schema/drafts.ts'
import { files } from '../../database/schema/files.ts'
import { onboardingAnswers, onboardings } from '../../database/schema/onboardings.ts'
import { people } from '../../database/schema/people.ts'
import { personAccesses } from '../../database/schema/person-accesses.ts'
import { planLinks } from '../../database/schema/plans.ts'
import {
  personalDetails,
  reRegistrationCodes,
  reRegistrationRefusals,
} from '../../database/schema/re-registrations.ts'
import { requests } from '../../database/schema/requests.ts'
import { fileWords } from '../../security/audit-actions/file-words.ts'
import type { DataSection } from './data-section.ts'
import { draftInWords } from './draft-in-words.ts'

const ACCESS_KINDS = { serving: 'Atendeu em seu nome', consultation: 'Consultou seus dados' } as const

/** Addresses, re-registration, what is being filled in, and who of the service desk came to the person's data. */
export const personalDetailsSections: readonly DataSection[] = [
  {
    title: 'Endereços',
    tables: ['addresses'],
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
  },
  {
    title: 'Arquivos',
    tables: ['files'],
    read: async (database, personId) => {
      const kept = await database
        .select()
        .from(files)
        .where(eq(files.ownerId, personId))
        .orderBy(desc(files.uploadedAt))
      return kept.map((file) => ({
        'O quê': fileWords[file.purpose].label,
        Nome: file.name,
        Tipo: file.mediaType,
        'Guardado em': file.uploadedAt,
        'Apagado em': file.deletedAt,
      }))
    },
  },
  {
    title: 'Cadastro completo',
    tables: ['personal_details'],
    read: async (database, personId) => {
      const rows = await database.select().from(personalDetails).where(eq(personalDetails.personId, personId))
      return rows.map((row) => ({
        'Nome da mãe': row.motherName,
        'Estado civil': row.maritalStatus,
        Documento: row.document,
        'Órgão emissor': row.documentIssuer,
        Dependentes: row.dependants.length === 0 ? null : row.dependants,
        Declarações: row.declarations,
        'Atualizado em': row.updatedAt,
      }))
    },
  },
  {
    title: 'Códigos de recadastramento',
    tables: ['re_registration_codes'],
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
  },
  {
    title: 'O que foi recusado no recadastramento',
    tables: ['re_registration_refusals'],
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
        Item: item,
        Quando: at,
        Detalhe: `Recusado: ${reason}`,
      }))
    },
  },
  {
    title: 'Primeiro acesso',
    tables: ['onboardings', 'onboarding_answers'],
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          Passo: onboardingAnswers.step,
          'Guardado em': onboardingAnswers.savedAt,
          Respostas: onboardingAnswers.metadata,
          'Concluído em': onboardings.completedAt,
        })
        .from(onboardings)
        .innerJoin(planLinks, eq(planLinks.id, onboardings.linkId))
        .leftJoin(onboardingAnswers, eq(onboardingAnswers.linkId, onboardings.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(onboardingAnswers.step),
  },
  {
    title: 'Formulários em preenchimento',
    tables: ['drafts'],
    read: async (database, personId) => {
      const rows = await database
        .select()
        .from(drafts)
        .where(eq(drafts.ownerId, personId))
        .orderBy(desc(drafts.savedAt))
      return rows.map((draft) => {
        const told = draftInWords(draft)
        return {
          Assunto: told?.name ?? draft.subject,
          'Guardado em': draft.savedAt,
          'Enviado ou recomeçado em': draft.archivedAt,
          Respostas: told && told.answers,
        }
      })
    },
  },
  {
    title: 'Quem acessou meus dados',
    tables: ['person_accesses'],
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
  },
]
