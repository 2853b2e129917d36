import { onlyDigits } from '#domain/cpf.ts'
import type { Transaction } from '../../database/client.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { addresses } from '../../database/schema/addresses.ts'
import { bankAccounts, personContacts } from '../../database/schema/contacts.ts'
import { personalDetails, reRegistrationRefusals } from '../../database/schema/re-registrations.ts'
import type { DemoPerson } from '../demo-person.ts'
import type { DemoRequest } from '../demo-request.ts'
import { demoPersonalDetails, demoRefusals } from '../personal-details.ts'
import { known, type WrittenPeople } from './write-people.ts'

/** Writes what is on record of the guide's people, and what was refused of a re-registration. Contacts that are there already stay. */
export async function writePersonalDetails(
  database: Transaction,
  { people, requests }: { people: readonly DemoPerson[]; requests: readonly DemoRequest[] },
  { personIds }: WrittenPeople,
  { requestIds, now }: { requestIds: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  const records = people.flatMap((person) => {
    const record = demoPersonalDetails(person)
    return record ? [{ personId: known(personIds, person.cpf), record }] : []
  })
  await database.insert(personalDetails).values(
    records.map(({ personId, record: { pessoal, declaracoes } }) => ({
      personId,
      motherName: pessoal.nomeMae,
      maritalStatus: pessoal.estadoCivil ?? '',
      document: pessoal.documento,
      documentIssuer: pessoal.orgaoEmissor,
      declarations: declaracoes,
      updatedAt: now,
    })),
  )
  await database
    .insert(personContacts)
    .values(
      records.map(({ personId, record }) => ({
        personId,
        mobilePhone: onlyDigits(record.contatos.celular),
        homePhone: null,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing()
  await database
    .insert(bankAccounts)
    .values(
      records.map(({ personId, record: { banco } }) => ({
        personId,
        bank: banco.banco,
        agency: banco.agencia,
        account: banco.conta,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing()
  await database.insert(addresses).values(
    records.map(({ personId, record: { endereco } }) => ({
      personId,
      savedAt: now,
      livesAbroad: false,
      postalCode: endereco.cep,
      street: endereco.logradouro,
      number: endereco.numero,
      complement: endereco.complemento,
      neighborhood: endereco.bairro,
      city: endereco.cidade,
      state: endereco.estado,
      country: 'BR',
      taxNumber: '',
      proofFileId: null,
    })),
  )
  const refusals = requests
    .filter(({ kindId }) => kindId === requestKindId('recadastramento'))
    .flatMap(({ personCpf, protocol }) =>
      (demoRefusals[personCpf] ?? []).map((refusal) => ({
        ...refusal,
        requestId: known(requestIds, protocol),
      })),
    )
  await database.insert(reRegistrationRefusals).values(refusals)
}
