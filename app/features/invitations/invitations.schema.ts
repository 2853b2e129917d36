import * as v from 'valibot'
import { kinshipCodes } from '#contract/invitations.ts'

/** Values of the form; the telephone with its punctuation, the kinship null until it is chosen. */
export const invitationValues = v.object({
  nome: v.string(),
  email: v.string(),
  telefone: v.string(),
  parentesco: v.nullable(v.picklist(kinshipCodes)),
  consentimento: v.boolean(),
})
export type InvitationValues = v.InferOutput<typeof invitationValues>
