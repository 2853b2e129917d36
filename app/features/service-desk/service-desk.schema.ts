import * as v from 'valibot'
import { firstComplaint } from '#app/forms/field-errors.schema.ts'
import { email, id, idOrZero } from '#contract/formats.ts'
import { desfazerAlteracaoEmail } from '#contract/identity/identity.ts'
import { emailChangeReason } from '#contract/people/people.ts'
import { holdReason } from '#contract/records/retention.ts'
import { servingReason } from '#contract/service-desk/service-desk.ts'

/** Names one person. */
export const personReference = v.object({ idPessoa: id })

/** The plan whose queue is looked at; 0: all plans. */
export const deskPlan = v.object({ idPlano: idOrZero })

/** Begins to act in a person's name, and why. */
export const servingRequest = v.object({ idPessoa: id, motivo: servingReason })

/** Gives a person another e-mail, and why; `compartilhado`: the attendant confirmed that somebody else has it too. */
export const emailRequest = v.object({
  idPessoa: id,
  email,
  motivo: emailChangeReason,
  compartilhado: v.boolean(),
})

export const reasonProblem = (text: string) => firstComplaint(servingReason, text)

export const emailReasonProblem = (text: string) => firstComplaint(emailChangeReason, text)

/** The complaint about the reason for taking a change of e-mail back, if there is one. */
export const undoReasonProblem = (text: string) =>
  firstComplaint(desfazerAlteracaoEmail.body.entries.motivo, text)

/** The complaint about the reason for which records are held or released, if there is one. */
export const holdReasonProblem = (text: string) => firstComplaint(holdReason, text)

export const emailProblem = (text: string) => firstComplaint(email, text)
