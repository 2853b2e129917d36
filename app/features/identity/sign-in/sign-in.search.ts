import { oneOf, searchOf, textUpTo } from '#app/navigation/search-values.ts'

const signInReasons = ['sessao', 'saida', 'senha', 'recusada', 'espera', 'indisponivel'] as const

/** Why a person is on the sign-in page: their session ended, they left, or a posted form was refused. */
export type SignInReason = (typeof signInReasons)[number]

/** Search parameters of /login: the way back after signing in and why the person is here. */
export const signInSearch = searchOf({
  voltar: textUpTo(500, undefined),
  motivo: oneOf(signInReasons, undefined),
})
