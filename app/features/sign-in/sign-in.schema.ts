import * as v from 'valibot'
import { isValidCpf, onlyDigits } from '#domain/cpf.ts'
import { signInText } from './sign-in.text.ts'

/** What the sign-in form gives: CPF as its 11 digits, password as typed. */
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

const signInReasons = ['sessao', 'saida', 'recusada', 'espera', 'indisponivel'] as const

/** Why a person is on the sign-in page: their session ended, they left, or a posted form was refused. */
export type SignInReason = (typeof signInReasons)[number]

/** Search parameters of /login: the way back after signing in and why the person is here. */
export const signInSearch = v.object({
  voltar: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(500))), undefined),
  motivo: v.fallback(v.optional(v.picklist(signInReasons)), undefined),
})
