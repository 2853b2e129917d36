import type { FieldErrors } from '#app/forms/portal-form.ts'
import { bankAccountSentence, phoneSentences } from '#contract/contacts.text.ts'
import { ownPasswordRequired } from '#contract/passwords.text.ts'
import { checkBankAccount, checkPhones } from '#domain/contacts/contacts.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import { personalProfileText } from './personal-profile.text.ts'

export type EmailValues = { email: string; senha: string }
export type PhoneValues = { celular: string; fixo: string }
export type AccountValues = { banco: string | null; agencia: string; conta: string; senha: string }

const BANK = { bank: 'banco', agency: 'agencia', account: 'conta' } as const
const PHONES = { mobile: 'celular', home: 'fixo' } as const

/** What is wrong with a new e-mail and the password beside it. */
export function checkEmail({ email, senha }: EmailValues): FieldErrors<EmailValues> {
  return complaints<EmailValues>({
    ...(isEmailAddress(email.trim()) ? {} : { email: personalProfileText.email.invalid }),
    ...password(senha),
  })
}

/** What is wrong with telephones. */
export function checkPhoneValues({ celular, fixo }: PhoneValues): FieldErrors<PhoneValues> {
  const problems = checkPhones({ mobile: celular, home: fixo })
  return complaints<PhoneValues>(
    Object.fromEntries(problems.map(({ field, code }) => [PHONES[field], phoneSentences[code]])),
  )
}

/** What is wrong with a bank account and the password beside it. */
export function checkAccount({ banco, agencia, conta, senha }: AccountValues): FieldErrors<AccountValues> {
  const problems = checkBankAccount({ bank: banco ?? '', agency: agencia, account: conta })
  return complaints<AccountValues>({
    ...Object.fromEntries(problems.map((problem) => [BANK[problem.field], bankAccountSentence(problem)])),
    ...password(senha),
  })
}

const password = (senha: string) => (senha === '' ? { senha: ownPasswordRequired } : {})

function complaints<Values>(fields: { [Path in keyof Values]?: string }): FieldErrors<Values> {
  return Object.keys(fields).length === 0 ? undefined : { fields }
}
