import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { checkProvenAddressValues } from '#contract/people/address-check.ts'
import { checkBankAccountValues } from '#contract/people/contacts-check.ts'
import { groupValues, type ReRegistrationData } from '#contract/re-registration/re-registration.ts'
import { tidyEmail } from '#domain/email-address.ts'
import { tidyName } from '#domain/full-name.ts'
import type { ReRegistrationGroup } from '#domain/re-registration/groups.ts'
import { tidyLine } from '#domain/written-text.ts'
import { files } from '../../database/schema/files.ts'
import { people } from '../../database/schema/people.ts'
import { personalDetails } from '../../database/schema/re-registrations.ts'
import { ofSubject } from '../../files/keep-file.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { applyDependants } from '../dependants/apply-dependants.ts'
import { changeEmail } from '../identity/change-email.ts'
import { notifyAccountChange, storeBankAccount } from '../identity/waiting-account.ts'
import { storeAddress } from '../people/addresses/store-address.ts'
import { storePhones } from '../people/personal-profile/store-contacts.ts'
import { attendantWhoHelped } from './read-re-registration.ts'

/** Puts what a granted re-registration brought on record, with one audit row for all of it beside those of address and e-mail. */
export async function applyReRegistration(
  work: Work,
  { personId, requestId, data }: { personId: number; requestId: number; data: ReRegistrationData },
): Promise<void> {
  if (data.grupos.length === 0) return
  const current = <Schema extends v.GenericSchema>(group: ReRegistrationGroup, schema: Schema) => {
    const outcome = v.safeParse(schema, data.grupos.find(({ grupo }) => grupo === group)?.atual)
    return outcome.success ? outcome.output : null
  }
  const personal = current('pessoal', groupValues.pessoal)
  if (personal) {
    await work.database
      .update(people)
      .set({ name: tidyName(personal.nome) })
      .where(eq(people.id, personId))
    const values = {
      motherName: tidyName(personal.nomeMae),
      maritalStatus: personal.estadoCivil ?? '',
      document: tidyLine(personal.documento),
      documentIssuer: tidyLine(personal.orgaoEmissor),
      updatedAt: work.now,
    }
    await work.database
      .insert(personalDetails)
      .values({ personId, ...values })
      .onConflictDoUpdate({ target: personalDetails.personId, set: values })
  }
  await applyDependants(work, { personId, requestId, data })
  await applyContacts(work, personId, {
    contacts: current('contatos', groupValues.contatos),
    requestId,
    helperId: data.atendente === null ? null : await attendantWhoHelped(work.database, personId),
  })
  const account = current('banco', groupValues.banco)
  if (account) {
    const { banco: bank, agencia: agency, conta } = account
    const checked = checkBankAccountValues(account)
    const stored = checked.ok ? checked.result : { bank, agency, account: conta }
    const from = await storeBankAccount(work, personId, stored)
    if (from !== null) await notifyAccountChange(work, personId, from)
  }
  const address = current('endereco', groupValues.endereco)
  if (address) await applyAddress(work, { personId, requestId, address })
  await audit(work, {
    subjectId: personId,
    action: 're-registration.applied',
    entityId: personId,
    before: byGroup(changed(data), ({ anterior }) => anterior),
    after: byGroup(changed(data), ({ atual }) => atual),
  })
}

type SentGroup = ReRegistrationData['grupos'][number]

function byGroup(groups: readonly SentGroup[], valueOf: (group: SentGroup) => unknown) {
  const values: { [Group in ReRegistrationGroup]?: unknown } = {}
  for (const group of groups) values[group.grupo] = valueOf(group)
  return values
}

const changed = ({ grupos }: ReRegistrationData) => grupos.filter(({ resposta }) => resposta === 'mudou')

async function applyContacts(
  work: Work,
  personId: number,
  {
    contacts,
    requestId,
    helperId,
  }: {
    contacts: v.InferOutput<typeof groupValues.contatos> | null
    requestId: number
    helperId: number | null
  },
): Promise<void> {
  if (!contacts) return
  const phones = { mobile: contacts.celular, home: contacts.telefone }
  await storePhones(work, personId, phones, { way: 're-registration', attendantId: helperId })
  const [person] = await work.database
    .select({ email: people.email })
    .from(people)
    .where(eq(people.id, personId))
  const email = tidyEmail(contacts.email)
  if (tidyEmail(person?.email ?? '') !== email) {
    // Who helped typed it: it is as much theirs as an e-mail that the service desk changes.
    const by = helperId === null ? 'portal' : 're-registration'
    await changeEmail(work, { personId, email, by, changedBy: helperId, requestId })
  }
}

/** The address names the proof of the request. */
async function applyAddress(
  work: Work,
  {
    personId,
    requestId,
    address,
  }: { personId: number; requestId: number; address: v.InferOutput<typeof groupValues.endereco> },
): Promise<void> {
  const [proof] = await work.database
    .select({ id: files.publicId })
    .from(files)
    .where(and(ofSubject({ kind: 'request', id: requestId }), eq(files.purpose, 'address-proof')))
  const outcome = checkProvenAddressValues({ ...address, comprovante: proof?.id ?? null })
  if (outcome.ok) await storeAddress(work, personId, outcome.result, { requestId })
}
