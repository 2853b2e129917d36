import { emptyAddress } from '#app/features/people/addresses/address-labels.ts'
import { sentencesOf } from '#app/forms/field-errors.ts'
import { firstFatca, firstPep } from '#contract/declarations/declaration-values.ts'
import { checkProvenAddressValues } from '#contract/people/address-check.ts'
import type { GroupValues, ReRegistrationDraft } from '#contract/re-registration/re-registration.ts'
import {
  checkAnsweredGroup,
  checkGroup,
  type GroupFacts,
} from '#contract/re-registration/re-registration-check.ts'
import {
  RE_REGISTRATION_GROUPS,
  type ReRegistrationGroup,
  type ReRegistrationItem,
  type ReRegistrationProof,
  requiredProofs,
} from '#domain/re-registration/groups.ts'
import type { ReRegistrationOnPage } from './re-registration.functions.ts'
import type { ReRegistrationValues } from './re-registration.schema.ts'

/** Groups that nobody filled in yet. */
export const emptyGroups: GroupValues = {
  pessoal: { nome: '', nomeMae: '', estadoCivil: null, documento: '', orgaoEmissor: '' },
  endereco: emptyAddress,
  contatos: { email: '', celular: '', telefone: '' },
  banco: { banco: '', agencia: '', conta: '' },
  dependentes: { dependentes: [] },
  declaracoes: { pep: firstPep(undefined), fatca: firstFatca(undefined) },
}

/** Something of each group. The groups are the keys, which no type can tell of a list. */
function ofEachGroup<Each>(of: (group: ReRegistrationGroup) => unknown): Each {
  return Object.fromEntries(RE_REGISTRATION_GROUPS.map((group) => [group, of(group)])) as Each
}

/** Initial values of each group's fields: the draft, else the refused values, else those on record, else empty. */
export function valuesOf(
  page: Pick<ReRegistrationOnPage, 'aCorrigir' | 'cadastro' | 'arquivos' | 'residente_exterior'>,
  draft: ReRegistrationDraft,
): ReRegistrationValues {
  const { aCorrigir, cadastro, arquivos, residente_exterior } = page
  const residence = arquivos.find(({ comprovante }) => comprovante === 'comprovante-residencia')
  return ofEachGroup((group) => {
    const valores = draft[group]?.valores ?? aCorrigir[group] ?? cadastro[group] ?? emptyGroups[group]
    const isUntold = group === 'endereco' && valores === emptyGroups.endereco
    const proof = group === 'endereco' && { comprovante: residence?.id ?? null }
    return {
      resposta: draft[group]?.resposta ?? null,
      valores: { ...valores, ...(isUntold && { residente_exterior }), ...proof },
    }
  })
}

/** The page of who comes as living abroad: an address in Brazil that is on record is the one they left. */
export function fromAbroad(page: ReRegistrationOnPage): ReRegistrationOnPage {
  const { endereco } = page.cadastro
  const kept = endereco?.residente_exterior === 'S' ? endereco : null
  return { ...page, residente_exterior: 'S', cadastro: { ...page.cadastro, endereco: kept } }
}

/** Reason a group or the documents were refused; null when they were not. */
export function refusalOf(
  { recusados }: Pick<ReRegistrationOnPage, 'recusados'>,
  item: ReRegistrationItem,
): string | null {
  return recusados.find((refused) => refused.item === item)?.motivo ?? null
}

/** Whether all that is asked of a group is on record. */
export function isKnown(page: ReRegistrationOnPage, group: ReRegistrationGroup): boolean {
  const record = page.cadastro[group]
  return record !== null && checkGroup(group, record, factsOf(page)).ok
}

function factsOf({ hoje, pessoa, grauMaximo, regrasDependentes }: ReRegistrationOnPage): GroupFacts {
  return { today: hoje, cpf: pessoa.cpf, maximumDegree: grauMaximo, dependants: regrasDependentes }
}

/** Whether what is on record of a group may be told to be right: all of it is there, and nothing of it was refused. */
export function canConfirm(page: ReRegistrationOnPage, group: ReRegistrationGroup): boolean {
  return isKnown(page, group) && refusalOf(page, group) === null
}

/** The form's values as the API keeps them. A group that can't be confirmed is answered as soon as something was written in it. */
export function draftOf(page: ReRegistrationOnPage, values: ReRegistrationValues): ReRegistrationDraft {
  const untouched = valuesOf(page, {})
  return ofEachGroup((group) => {
    const { resposta, valores } = values[group]
    const isWritten = JSON.stringify(valores) !== JSON.stringify(untouched[group].valores)
    const answer = resposta ?? (isWritten && !canConfirm(page, group) ? 'mudou' : null)
    return answer === null ? undefined : { resposta: answer, valores: answer === 'certo' ? null : valores }
  })
}

/** Problems that prevent sending a group, by field; `resposta` is the question itself. Empty when there are none. */
export function complaintsOf(
  page: ReRegistrationOnPage,
  values: ReRegistrationValues,
  group: ReRegistrationGroup,
): Record<string, string> {
  const isRefused = refusalOf(page, group) !== null
  const facts = { known: page.cadastro, isRefused, ...factsOf(page) }
  return sentencesOf(checkAnsweredGroup(group, draftOf(page, values), facts))
}

/** The same by the fields of the form, as the step of a group says it; the address is asked for its proof right there. */
export function stepErrors(
  page: ReRegistrationOnPage,
  values: ReRegistrationValues,
  group: ReRegistrationGroup,
): { fields: Record<string, string> } | undefined {
  const isNewAddress = group === 'endereco' && values.endereco.resposta === 'mudou'
  const found = isNewAddress
    ? sentencesOf(checkProvenAddressValues(values.endereco.valores))
    : complaintsOf(page, values, group)
  const entries = Object.entries(found)
  if (entries.length === 0) return undefined
  const path = (field: string) => (field === 'resposta' ? `${group}.resposta` : `${group}.valores.${field}`)
  return { fields: Object.fromEntries(entries.map(([field, sentence]) => [path(field), sentence])) }
}

/** Proofs that what was answered asks for. */
export function proofsFor(page: ReRegistrationOnPage, values: ReRegistrationValues): ReRegistrationProof[] {
  const draft = draftOf(page, values)
  return requiredProofs(page.grupos.filter((group) => draft[group]?.resposta === 'mudou'))
}

/** Of these, what the server does not have yet; `files`: what it has. */
export function missingProofs(
  page: ReRegistrationOnPage,
  values: ReRegistrationValues,
  files: readonly ReRegistrationOnPage['arquivos'][number][],
): ReRegistrationProof[] {
  return proofsFor(page, values).filter((proof) => !files.some(({ comprovante }) => comprovante === proof))
}
