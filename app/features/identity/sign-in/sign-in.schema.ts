import * as v from 'valibot'
import { isValidCpf, onlyDigits } from '#domain/cpf.ts'
import { signInText } from './sign-in.text.ts'

/** Values of the sign-in form: CPF as its 11 digits, password as typed. */
export const signInSchema = v.object({
  cpf: v.pipe(
    v.string(),
    v.transform((text) => onlyDigits(text) ?? ''),
    v.check((digits) => digits.length > 0, signInText.cpfRequired),
    v.check((digits) => digits.length === 0 || digits.length === 11, signInText.cpfIncomplete),
    v.check((digits) => digits.length !== 11 || isValidCpf(digits), signInText.cpfUnknown),
  ),
  senha: v.pipe(
    v.string(),
    v.minLength(1, signInText.passwordRequired),
    v.maxLength(200, signInText.passwordLong),
  ),
})
