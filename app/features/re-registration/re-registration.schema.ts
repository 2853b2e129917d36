import * as v from 'valibot'
import { cpf, typedDate } from '#contract/formats.ts'
import { groupValues } from '#contract/re-registration/re-registration.ts'
import { securityCode } from '#contract/re-registration/re-registration-access.ts'
import { reRegistrationText } from './re-registration.text.ts'

const { identify: text } = reRegistrationText

/** Who asks for a code. */
export const identification = v.object({
  cpf,
  dataNascimento: v.pipe(
    v.nullable(typedDate),
    v.check((day) => day !== null, text.birthRequired),
    v.transform((day) => day ?? ''),
  ),
})

type CodeValues = { cpf: string; codigo: string }

/** A code on its way, typed. */
export const codeInput: v.GenericSchema<CodeValues> = v.object({ cpf, codigo: securityCode })

/** The same where the address brought the code, which the page never has. */
export const codeInAddressInput: v.GenericSchema<CodeValues> = v.object({ cpf, codigo: v.string() })

/** Either, as the server takes it; null: the one that the address brought. */
export const openingInput = v.object({ cpf, codigo: v.nullable(securityCode) })

/** CPF and code from the address. Only lengths are checked; the API decides whether they are valid. */
export const codeInAddress = v.object({
  cpf: v.pipe(v.string(), v.maxLength(11)),
  codigo: v.pipe(v.string(), v.maxLength(6)),
})

const answered = <const Values extends v.GenericSchema>(valores: Values) =>
  v.object({ resposta: v.nullable(v.picklist(['certo', 'mudou'])), valores })

/**
 * Form values: for each group whether the data on record is right, and the values of its fields, shown or not. Fields are
 * `group.valores.field`.
 */
export const reRegistrationValues = v.object({
  pessoal: answered(groupValues.pessoal),
  endereco: answered(groupValues.endereco),
  contatos: answered(groupValues.contatos),
  banco: answered(groupValues.banco),
  dependentes: answered(groupValues.dependentes),
  declaracoes: answered(groupValues.declaracoes),
})
export type ReRegistrationValues = v.InferOutput<typeof reRegistrationValues>
