import { isValidCpf, onlyDigits } from '#domain/cpf.ts'
import type { ReRegistrationGroup } from '#domain/re-registration/groups.ts'
import { checkAddressValues } from './address-checks.ts'
import { byField } from './complaints.ts'
import { checkBankAccountValues, checkPhoneValues } from './contacts-check.ts'
import { checkEmailValue } from './email-check.ts'
import { groupSentences as words } from './re-registration.text.ts'
import type { GroupsOnRecord, GroupValues, ReRegistrationDraft } from './re-registration.ts'

/** Sentences by the field of a group. */
export type Complaints = Record<string, string>

/** The proof goes with the documents, a later step. */
const PROOF_COMES_LATER = '00000000-0000-4000-8000-000000000000'

type Checks = { [Group in ReRegistrationGroup]: (values: GroupValues[Group], today: string) => Complaints }

const checks: Checks = {
  pessoal: ({ nome, nomeMae, estadoCivil, documento, orgaoEmissor }) =>
    sentences({
      nome: hasTwoWords(nome) ? undefined : words.name,
      nomeMae: hasTwoWords(nomeMae) ? undefined : words.motherName,
      estadoCivil: estadoCivil === null ? words.maritalStatus : undefined,
      documento: documento.trim() === '' ? words.document : undefined,
      orgaoEmissor: orgaoEmissor.trim() === '' ? words.issuer : undefined,
    }),
  endereco: (values) => {
    const outcome = checkAddressValues({ ...values, comprovante: values.comprovante ?? PROOF_COMES_LATER })
    return outcome.ok ? {} : byField(outcome.problems)
  },
  contatos: ({ email, celular, telefone }) => {
    const outcome = checkPhoneValues({ celular, fixo: telefone })
    const address = checkEmailValue(email)
    const phones = outcome.ok ? {} : byField(outcome.problems)
    return sentences({
      email: address.ok ? undefined : byField(address.problems)['email'],
      celular: celular.trim() === '' ? words.mobile : phones['celular'],
      telefone: phones['fixo'],
    })
  },
  banco: (values) => {
    const outcome = checkBankAccountValues(values)
    return outcome.ok ? {} : byField(outcome.problems)
  },
  dependentes: ({ dependentes }, today) =>
    Object.assign({}, ...dependentes.map((_, index) => dependantComplaints(dependentes, index, today))),
  declaracoes: ({ ppe, ppeDetalhe, pessoaEstadosUnidos, residenciaFiscalExterior, fiscalDetalhe }) =>
    sentences({
      ppe: ppe === null ? words.answer : undefined,
      ppeDetalhe: ppe === 'S' && ppeDetalhe.trim() === '' ? words.pepDetail : undefined,
      pessoaEstadosUnidos: pessoaEstadosUnidos === null ? words.answer : undefined,
      residenciaFiscalExterior: residenciaFiscalExterior === null ? words.answer : undefined,
      fiscalDetalhe:
        (pessoaEstadosUnidos === 'S' || residenciaFiscalExterior === 'S') && fiscalDetalhe.trim() === ''
          ? words.taxDetail
          : undefined,
    }),
}

/** What is wrong in the values of a group, by field. `today`: ISO day. */
export function checkGroup<Group extends ReRegistrationGroup>(
  group: Group,
  values: GroupValues[Group],
  today: string,
): Complaints {
  return checks[group](values, today)
}

/** What keeps a group from being sent; `resposta` names the question itself. What was refused can't be confirmed as it is. */
export function checkAnsweredGroup<Group extends ReRegistrationGroup>(
  group: Group,
  draft: ReRegistrationDraft,
  { known, isRefused, today }: { known: GroupsOnRecord; isRefused: boolean; today: string },
): Complaints {
  const answer = draft[group]
  if (!answer) return { resposta: isRefused ? words.refused : words.unanswered }
  if (answer.resposta === 'certo') {
    if (isRefused) return { resposta: words.refused }
    const values = known[group] as GroupValues[Group] | null
    return values && Object.keys(checkGroup(group, values, today)).length === 0
      ? {}
      : { resposta: words.unanswered }
  }
  const values = answer.valores as GroupValues[Group] | null
  return values ? checkGroup(group, values, today) : { resposta: words.unanswered }
}

function dependantComplaints(
  all: GroupValues['dependentes']['dependentes'],
  index: number,
  today: string,
): Complaints {
  const dependant = all[index]
  if (!dependant) return {}
  const { nome, cpf, nascimento, parentesco } = dependant
  const digits = onlyDigits(cpf) ?? ''
  const isRepeated = all.slice(0, index).some((other) => onlyDigits(other.cpf) === digits)
  const complaints = sentences({
    nome: hasTwoWords(nome) ? undefined : words.dependantName,
    cpf: !isValidCpf(digits) ? words.cpf : isRepeated ? words.sameCpf : undefined,
    nascimento: !nascimento ? words.dependantBirth : nascimento > today ? words.dependantFuture : undefined,
    parentesco: parentesco === null ? words.kinship : undefined,
  })
  return Object.fromEntries(
    Object.entries(complaints).map(([field, said]) => [`dependentes[${index}].${field}`, said]),
  )
}

function hasTwoWords(name: string): boolean {
  return name.trim().split(/\s+/).length >= 2
}

function sentences(by: Record<string, string | undefined>): Complaints {
  return Object.fromEntries(
    Object.entries(by).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
