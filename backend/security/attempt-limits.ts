import type { Limit } from '#domain/identity/attempts.ts'
import { securityCodeRules } from '#domain/re-registration/security-code.ts'
import type { AttemptKind } from '../database/schema/attempts.ts'

/**
 * Attempts that a limit counts together: one CPF from one place, which stops those who guess; one place whatever the CPFs, which stops
 * those who try a list of leaked passwords; one CPF from everywhere, which stops those with many addresses; one CPF from one network, which
 * stops those with many addresses beside the person; or one CPF with one known device of its person, which stops those who have that
 * device. Limits of a place and from everywhere hold neither for a known device, wherever it is, nor in a network that the person is known
 * from, so that strangers can't keep the person out; there only their own limit of the place, and the higher one of the network or of the
 * device, are left. All known devices of a person together count as a network.
 */
export type AttemptLimit = Limit & {
  of: 'account at place' | 'place' | 'account' | 'account at network' | 'account at device'
  /** Instead of the sentence for all limits of the kind. */
  refusal?: Refusal
}

/** Sentence for those who try more often; `wait` in words. */
type Refusal = (wait: string) => string

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const { tries, lockSeconds, requests, requestWindowSeconds, emailSeconds, good } = securityCodeRules

/** How long a link to a new password that was asked for is good, seconds. */
export const PASSWORD_LINK_SECONDS = 30 * MINUTE

/** No person is wrong so often in a day with a device of their own; who took it finds no password by so few. */
const DEVICE_A_DAY = 30

/** Who waits for a day need not: a new password forgets every failure. */
const orNewPassword: Refusal = (wait) =>
  `Muitas tentativas. Aguarde ${wait} ou crie uma senha nova em "Esqueci minha senha".`

/** Everything that is counted: how often it may be tried, and what is said to who tries more often. */
export const ATTEMPT_LIMITS: Readonly<
  Record<AttemptKind, { limits: readonly AttemptLimit[]; refusal: Refusal }>
> = {
  // Failed sign-ins. An office behind one router mistypes less than twenty passwords a minute.
  'sign-in': {
    limits: [
      { of: 'account at place', most: 5, seconds: 15 * MINUTE },
      { of: 'place', most: 20, seconds: MINUTE },
      { of: 'account', most: 100, seconds: DAY, refusal: orNewPassword },
      { of: 'account at network', most: 500, seconds: DAY, refusal: orNewPassword },
      { of: 'account at device', most: DEVICE_A_DAY, seconds: DAY, refusal: orNewPassword },
    ],
    refusal: (wait) => `Muitas tentativas. Aguarde ${wait} e tente de novo.`,
  },
  // The own password asked again inside a session, which is the place: nobody outside it hinders the person.
  password: {
    limits: [{ of: 'account at place', most: 5, seconds: 15 * MINUTE }],
    refusal: (wait) => `Muitas tentativas. Aguarde ${wait} e tente de novo.`,
  },
  // Each is an e-mail: from everywhere together, and from a network of the person's, no more than a mailbox bears. Whatever strangers ask
  // for comes to the person as well: nobody waits longer than what came last is good, so that who is refused has one that works.
  'password-link': {
    limits: [
      { of: 'account at place', most: 3, seconds: HOUR },
      { of: 'account', most: 3, seconds: PASSWORD_LINK_SECONDS },
      { of: 'account', most: 12, seconds: DAY, thenEvery: PASSWORD_LINK_SECONDS },
      { of: 'account at network', most: 24, seconds: HOUR },
    ],
    refusal: (wait) =>
      `Já foram pedidos muitos links para este CPF. Use um dos que chegaram ao e-mail ou peça outro em ${wait}.`,
  },
  // The same, by CPF and birth date: without the right one nothing is sent, so that who does not know it keeps nobody from a code.
  'code-asked': {
    limits: [
      { of: 'account at place', most: requests, seconds: requestWindowSeconds },
      { of: 'account', most: good.email, seconds: emailSeconds },
      { of: 'account', most: 12, seconds: DAY, thenEvery: emailSeconds },
      { of: 'account at network', most: 24, seconds: HOUR },
    ],
    refusal: (wait) =>
      `Já foram pedidos muitos códigos para este CPF. Use o último que chegou ao e-mail ou aguarde ${wait}.`,
  },
  // A code is one of a million and lives an hour at most. At a hundred guesses a day one of the five that may be good together is found in
  // 2000 days; from a network that the person is known from, in 400.
  'code-failed': {
    limits: [
      { of: 'account at place', most: tries, seconds: lockSeconds },
      { of: 'place', most: 20, seconds: MINUTE },
      { of: 'account', most: 100, seconds: DAY },
      { of: 'account at network', most: 500, seconds: DAY },
      { of: 'account at device', most: DEVICE_A_DAY, seconds: DAY },
    ],
    refusal: (wait) => `Muitas tentativas com códigos errados. Aguarde ${wait} e tente de novo.`,
  },
}

/** After so many seconds no limit counts an attempt any more. */
export const ATTEMPTS_COUNT_SECONDS = Math.max(
  ...Object.values(ATTEMPT_LIMITS).flatMap(({ limits }) => limits.map(({ seconds }) => seconds)),
)
