import { eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { bankAccounts, personContacts } from '#backend/database/schema/contacts.ts'
import { people } from '#backend/database/schema/people.ts'
import { readReturning } from '#backend/messages/returned-emails.ts'
import { notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { mayActFor } from '#backend/security/permissions.ts'
import type { PersonalProfileAnswer } from '#contract/people/personal-profile.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { formatCpf, maskCpf } from '#domain/cpf.ts'
import { maskAccount } from '#domain/people/bank-account.ts'
import { bankName } from '#domain/people/banks.ts'
import { readOwnProtection } from '../../identity/protection-wire.ts'
import { readAddress } from '../addresses/read-address.ts'
import { readResidence } from '../addresses/read-residence.ts'

/** Data of a person, for themselves or for those who serve them. @throws 404 for an unknown person. */
export async function readPersonalProfile(
  database: Querier,
  actor: Actor,
  personId: number,
  now: Date,
): Promise<PersonalProfileAnswer> {
  const today = saoPauloDateOf(now)
  const [row] = await database
    .select({ person: people, contacts: personContacts, account: bankAccounts })
    .from(people)
    .leftJoin(personContacts, eq(personContacts.personId, people.id))
    .leftJoin(bankAccounts, eq(bankAccounts.personId, people.id))
    .where(eq(people.id, personId))
  if (!row) throw notFound('Pessoa não encontrada.')
  const { person, contacts, account } = row
  const mayAct = mayActFor(actor, personId)
  return {
    nome: person.name,
    cpf: mayAct ? formatCpf(person.cpf) : maskCpf(person.cpf),
    dataNascimento: person.birthDate,
    ...(mayAct && (await whereTheyLive(database, personId, today))),
    ...(mayAct && { protecao: await readOwnProtection(database, personId, now) }),
    ...(mayAct && { emailVoltando: await readReturning(database, personId, now) }),
    email: person.email,
    telefones: { celular: contacts?.mobilePhone ?? null, fixo: contacts?.homePhone ?? null },
    conta: account && {
      banco: account.bank,
      nomeBanco: bankName(account.bank),
      agencia: account.agency,
      conta: maskAccount(account.account),
    },
  }
}

async function whereTheyLive(
  database: Querier,
  personId: number,
  today: IsoDate,
): Promise<Pick<PersonalProfileAnswer, 'endereco' | 'residente_exterior'>> {
  const [endereco, { livesAbroad }] = await Promise.all([
    readAddress(database, personId),
    readResidence(database, personId, today),
  ])
  return { endereco, residente_exterior: yesNoOf(livesAbroad) }
}
