import { desc, eq } from 'drizzle-orm'
import { addresses, addressProofs } from '../../database/schema/addresses.ts'
import { drafts } from '../../database/schema/drafts.ts'
import { onboardingAnswers, onboardings } from '../../database/schema/onboardings.ts'
import { people } from '../../database/schema/people.ts'
import { personAccesses } from '../../database/schema/person-accesses.ts'
import { planLinks } from '../../database/schema/plans.ts'
import {
  personalDetails,
  reRegistrationCodes,
  reRegistrationFiles,
  reRegistrationRefusals,
} from '../../database/schema/re-registrations.ts'
import { requests } from '../../database/schema/requests.ts'
import type { DataSection } from './data-section.ts'

const ACCESS_KINDS = { serving: 'Atendeu em seu nome', consultation: 'Consultou seus dados' } as const

/** Addresses, re-registration, what is being filled in, and who of the service desk came to the person's data. */
export const personalDetailsSections: readonly DataSection[] = [
  {
    title: 'Endereços',
    tables: ['addresses', 'address_proofs'],
    read: async (database, personId) => {
      const [kept, proofs] = await Promise.all([
        database
          .select()
          .from(addresses)
          .where(eq(addresses.personId, personId))
          .orderBy(desc(addresses.savedAt)),
        database
          .select({ type: addressProofs.mediaType, sentAt: addressProofs.sentAt })
          .from(addressProofs)
          .where(eq(addressProofs.personId, personId)),
      ])
      return [
        ...kept.map(
          ({ savedAt, street, number, complement, neighborhood, city, state, postalCode, country }) => ({
            'Guardado em': savedAt,
            Endereço: [street, number, complement, neighborhood, city, state, postalCode, country]
              .filter(Boolean)
              .join(', '),
          }),
        ),
        ...proofs.map(({ type, sentAt }) => ({ 'Guardado em': sentAt, Endereço: `Comprovante (${type})` })),
      ]
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
    title: 'Documentos enviados no recadastramento',
    tables: ['re_registration_files', 're_registration_refusals'],
    read: async (database, personId) => {
      const [files, refusals] = await Promise.all([
        database
          .select({
            proof: reRegistrationFiles.proof,
            type: reRegistrationFiles.mediaType,
            at: reRegistrationFiles.sentAt,
          })
          .from(reRegistrationFiles)
          .where(eq(reRegistrationFiles.personId, personId)),
        database
          .select({
            item: reRegistrationRefusals.item,
            reason: reRegistrationRefusals.reason,
            at: requests.decidedAt,
          })
          .from(reRegistrationRefusals)
          .innerJoin(requests, eq(requests.id, reRegistrationRefusals.requestId))
          .where(eq(requests.personId, personId)),
      ])
      return [
        ...files.map(({ proof, type, at }) => ({
          Item: proof,
          Quando: at,
          Detalhe: `Arquivo enviado (${type})`,
        })),
        ...refusals.map(({ item, reason, at }) => ({
          Item: item,
          Quando: at,
          Detalhe: `Recusado: ${reason}`,
        })),
      ]
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
    read: (database, personId) =>
      database
        .select({ Assunto: drafts.subject, 'Guardado em': drafts.savedAt, Respostas: drafts.data })
        .from(drafts)
        .where(eq(drafts.ownerId, personId)),
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
