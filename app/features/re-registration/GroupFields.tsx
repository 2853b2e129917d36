import { AddressFields } from '#app/features/people/addresses/AddressFields.tsx'
import { addressLabels } from '#app/features/people/addresses/address-labels.ts'
import { AccountFields } from '#app/forms/groups/AccountFields.tsx'
import { fatcaLabels, pepLabels } from '#app/forms/groups/declaration-labels.ts'
import { dependantLabels } from '#app/forms/groups/dependant-labels.ts'
import { dependantFields } from '#contract/dependants/dependants.text.ts'
import { fieldNames } from '#contract/re-registration/re-registration.text.ts'
import type { ReRegistrationGroup } from '#domain/re-registration/groups.ts'
import { ContactFields } from './ContactFields.tsx'
import { DeclarationFields } from './DeclarationFields.tsx'
import { DependantFields } from './DependantFields.tsx'
import { PersonalFields } from './PersonalFields.tsx'
import type { ReRegistrationValues } from './re-registration.schema.ts'
import { reRegistrationText } from './re-registration.text.ts'
import type { ReRegistrationFlow } from './use-re-registration-form.ts'

const { group: groupText } = reRegistrationText
const { banco: account = '', agencia: agency = '', conta: number = '' } = fieldNames.banco
const accountLabels = { bank: account, agency, account: number }

/** The fields of a group. A new address brings its proof along, which is the same file that the documents ask for. */
export function GroupFields({
  group,
  flow: { form, upload, page },
}: {
  group: ReRegistrationGroup
  flow: Pick<ReRegistrationFlow, 'form' | 'upload' | 'page'>
}) {
  switch (group) {
    case 'pessoal':
      return <PersonalFields form={form} fields="pessoal.valores" />
    case 'endereco':
      return <AddressFields form={form} fields="endereco.valores" upload={upload('comprovante-residencia')} />
    case 'contatos':
      return <ContactFields form={form} fields="contatos.valores" />
    case 'banco':
      return <AccountFields form={form} fields="banco.valores" labels={accountLabels} />
    case 'dependentes':
      return <DependantFields form={form} fields="dependentes.valores" rules={page.regrasDependentes} />
    case 'declaracoes':
      return <DeclarationFields form={form} fields="declaracoes.valores" today={page.hoje} />
  }
}

/** Names of a group's fields by their paths, in the order of the form: what its error summary says. */
export function groupLabels(
  group: ReRegistrationGroup,
  values: ReRegistrationValues,
): Readonly<Record<string, string>> {
  const inOrder = Object.entries(labelsIn(group, values)).map(([field, label]) => [
    `${group}.valores.${field}`,
    label,
  ])
  return { [`${group}.resposta`]: groupText.question, ...Object.fromEntries(inOrder) }
}

function labelsIn(
  group: ReRegistrationGroup,
  values: ReRegistrationValues,
): Readonly<Record<string, string>> {
  if (group === 'endereco') return addressLabels
  if (group === 'declaracoes') {
    return { ...below('pep', pepLabels), ...below('fatca', fatcaLabels) }
  }
  if (group !== 'dependentes') return fieldNames[group]
  return dependantLabels(values.dependentes.valores.dependentes.length, dependantFields)
}

/** Labels of fields that stand one floor deeper. */
const below = (part: string, labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(labels).map(([field, label]) => [`${part}.${field}`, label]))
