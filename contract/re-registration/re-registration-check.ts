import { hasTwoWords, nameProblem, tidyName } from '#domain/full-name.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { ReRegistrationGroup } from '#domain/re-registration/groups.ts'
import { byField, type Complaint } from '../complaints.ts'
import { checkOwnFatcaValues } from '../declarations/fatca-check.ts'
import { checkPepValues } from '../declarations/pep-check.ts'
import type { DependantRulesOnWire } from '../dependants/dependants.ts'
import { dependantComplaints } from '../dependants/dependants-check.ts'
import { checkAddressValues } from '../people/address-check.ts'
import { checkBankAccountValues, checkPhoneValues } from '../people/contacts-check.ts'
import { checkEmailValue } from '../people/email-check.ts'
import { nameSentence } from '../people/names.text.ts'
import { groupSentences as words } from './re-registration.text.ts'
import type { GroupsOnRecord, GroupValues, ReRegistrationDraft } from './re-registration.ts'

/** Sentences by the field of a group. */
type Sentences = Record<string, string>

/**
 * Facts against which a group is checked. `today`: ISO day; `cpf`: the person's own; `maximumDegree`: of kinship, for political exposure.
 */
export type GroupFacts = {
  today: string
  cpf: string
  maximumDegree: number
  dependants: DependantRulesOnWire
}

type Checks = { [Group in ReRegistrationGroup]: (values: GroupValues[Group], facts: GroupFacts) => Sentences }

const checks: Checks = {
  pessoal: ({ nome, nomeMae, estadoCivil, documento, orgaoEmissor }) =>
    sentences({
      nome: nameComplaint(nome, words.name),
      nomeMae: nameComplaint(nomeMae, words.motherName),
      estadoCivil: estadoCivil === null ? words.maritalStatus : undefined,
      documento: documento.trim() === '' ? words.document : undefined,
      orgaoEmissor: orgaoEmissor.trim() === '' ? words.issuer : undefined,
    }),
  endereco: (values) => {
    // The proof goes with the documents, a later step.
    const outcome = checkAddressValues(values)
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
  dependentes: ({ dependentes }, { today, cpf, dependants }) =>
    byField(dependantComplaints(dependentes, { today, cpf, rules: dependants })),
  declaracoes: ({ pep, fatca }, { today, cpf, maximumDegree }) => {
    // The submission is confirmed as a whole, at its end.
    const exposure = checkPepValues({ ...pep, confirmacao: true }, { maximumDegree }, today)
    const residence = checkOwnFatcaValues({ ...fatca, confirmacao: true }, cpf)
    return {
      ...(exposure.ok ? {} : byField(exposure.problems, 'pep.')),
      ...(residence.ok ? {} : byField(residence.problems, 'fatca.')),
    }
  },
}

/** The values of a group, or what is wrong in them. */
export function checkGroup<Group extends ReRegistrationGroup>(
  group: Group,
  values: GroupValues[Group],
  facts: GroupFacts,
): Outcome<GroupValues[Group], Complaint> {
  const problems = Object.entries(checks[group](values, facts)).map(([field, sentence]) => ({
    field,
    sentence,
  }))
  return problems.length === 0 ? { ok: true, result: values } : { ok: false, problems }
}

/** The values with which a group can be sent, or what keeps it; `resposta` names the question itself. What was refused can't be confirmed as it is. */
export function checkAnsweredGroup<Group extends ReRegistrationGroup>(
  group: Group,
  draft: ReRegistrationDraft,
  { known, isRefused, ...facts }: GroupFacts & { known: GroupsOnRecord; isRefused: boolean },
): Outcome<GroupValues[Group], Complaint> {
  const answer = draft[group]
  if (!answer) return unanswered(isRefused ? words.refused : words.unanswered)
  if (answer.resposta === 'certo') {
    if (isRefused) return unanswered(words.refused)
    const values = known[group] as GroupValues[Group] | null
    const outcome = values && checkGroup(group, values, facts)
    return outcome?.ok ? outcome : unanswered(words.unanswered)
  }
  const values = answer.valores as GroupValues[Group] | null
  return values ? checkGroup(group, values, facts) : unanswered(words.unanswered)
}

function nameComplaint(typed: string, incomplete: string): string | undefined {
  if (!hasTwoWords(typed)) return incomplete
  const problem = nameProblem(tidyName(typed))
  return problem === null ? undefined : nameSentence(problem)
}

const unanswered = (sentence: string) => ({ ok: false, problems: [{ field: 'resposta', sentence }] }) as const

function sentences(by: Record<string, string | undefined>): Sentences {
  return Object.fromEntries(
    Object.entries(by).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
