import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { firstFatca, firstPep } from '#contract/declarations/declaration-values.ts'
import type { FatcaData, PepData } from '#contract/declarations/declarations.ts'
import { type GroupsOnRecord, groupValues } from '#contract/re-registration/re-registration.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { formatPhone } from '#domain/people/phone.ts'
import type { Querier } from '../../database/client.ts'
import { everyDependantOn } from '../../database/queries/dependants.ts'
import { linksOfPerson } from '../../database/queries/plan-links.ts'
import { bankAccounts, personContacts } from '../../database/schema/contacts.ts'
import { people } from '../../database/schema/people.ts'
import { personalDetails } from '../../database/schema/re-registrations.ts'
import { listDeclarations } from '../declarations/read-declarations.ts'
import { dependantAsTyped } from '../dependants/dependant-wire.ts'
import { readAddress } from '../people/addresses/read-address.ts'
import { readResidence } from '../people/addresses/read-residence.ts'

/** The record of a person, group by group; null: nothing yet. Of who lives abroad by now, an address in Brazil is none. */
export async function readGroupsOnRecord(
  database: Querier,
  personId: number,
  today: IsoDate,
): Promise<GroupsOnRecord> {
  const [[row], address, residence, [pep], [fatca], everybody, links] = await Promise.all([
    database
      .select({
        name: people.name,
        email: people.email,
        registration: personalDetails,
        contacts: personContacts,
        account: bankAccounts,
      })
      .from(people)
      .leftJoin(personalDetails, eq(personalDetails.personId, people.id))
      .leftJoin(personContacts, eq(personContacts.personId, people.id))
      .leftJoin(bankAccounts, eq(bankAccounts.personId, people.id))
      .where(eq(people.id, personId)),
    readAddress(database, personId),
    readResidence(database, personId, today),
    listDeclarations(database, 'pep', personId),
    listDeclarations(database, 'fatca', personId),
    everyDependantOn(database, personId, today),
    linksOfPerson(database, personId),
  ])
  if (!row) throw new Error(`there is no person ${personId}`)
  const planOfLink = new Map(links.map(({ link, plan }) => [link.id, plan.id]))
  const { name, email, registration, contacts, account } = row
  return {
    pessoal:
      registration &&
      parsed(groupValues.pessoal, {
        nome: name,
        nomeMae: registration.motherName,
        estadoCivil: registration.maritalStatus,
        documento: registration.document,
        orgaoEmissor: registration.documentIssuer,
      }),
    endereco:
      address && (address.residente_exterior === 'S' || !residence.livesAbroad)
        ? parsed(groupValues.endereco, { ...address, comprovante: null })
        : null,
    contatos: {
      email: email ?? '',
      celular: formatPhone(contacts?.mobilePhone ?? ''),
      telefone: formatPhone(contacts?.homePhone ?? ''),
    },
    banco: account && { banco: account.bank, agencia: account.agency, conta: account.account },
    dependentes:
      registration || everybody.length > 0
        ? parsed(groupValues.dependentes, {
            dependentes: everybody.map((one) => dependantAsTyped(one, planOfLink)),
          })
        : null,
    declaracoes: declared(registration?.declarations ?? null, { pep, fatca }),
  }
}

type Newest = {
  pep: { dados: PepData } | undefined
  fatca: { dados: FatcaData } | undefined
}

/** Newest declaration, whether by its service or by a re-registration; before the first one the data that the entity was given. */
function declared(told: unknown, { pep, fatca }: Newest): GroupsOnRecord['declaracoes'] {
  const known = parsed(groupValues.declaracoes, told)
  return {
    pep: pep || !known ? firstPep(pep?.dados) : known.pep,
    fatca: fatca || !known ? firstFatca(fatca?.dados) : known.fatca,
  }
}

/** Null for an older shape, so that the person is asked again. */
function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  stored: unknown,
): v.InferOutput<Schema> | null {
  const outcome = v.safeParse(schema, stored)
  return outcome.success ? outcome.output : null
}
