import type { IsoDate } from '#domain/calendar.ts'
import {
  checkInvitedPerson,
  type InvitedPersonProblem,
  type JoiningPerson,
} from '#domain/enrolment/invitation-answers.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { invitedPersonSentence } from './invitation-answers.text.ts'
import type { InvitedPersonValues } from './invitation-answers.ts'

const paths: Readonly<Record<InvitedPersonProblem['field'], keyof InvitedPersonValues>> = {
  name: 'nome',
  cpf: 'cpf',
  birthDate: 'nascimento',
  phone: 'telefone',
  isAgreed: 'adesao',
}

/** Validates an invited person's data by the rule of the domain: the person who joins, or every complaint. */
export function checkInvitedPersonValues(
  { nome, cpf, nascimento, telefone, adesao }: InvitedPersonValues,
  today: IsoDate,
): Outcome<JoiningPerson, Complaint> {
  const outcome = checkInvitedPerson(
    { name: nome, cpf, birthDate: nascimento, phone: telefone, isAgreed: adesao },
    today,
  )
  if (outcome.ok) return outcome
  return complaints(outcome.problems, (problem) => [paths[problem.field], invitedPersonSentence(problem)])
}
