import { mobileProblem, type PhoneCode, readPhone } from './phone.ts'

/** Telephones as typed or as they are kept; '' means none. */
export interface Phones {
  mobile: string
  home: string
}

export type PhoneProblem = { field: keyof Phones; code: PhoneCode }

/** Problems of telephones: one a field. */
export function checkPhones({ mobile, home }: Phones): PhoneProblem[] {
  const problems: PhoneProblem[] = []
  const ofMobile = mobileProblem(mobile)
  const ofHome = readPhone(home)
  if (ofMobile !== null) problems.push({ field: 'mobile', code: ofMobile })
  if ('code' in ofHome) problems.push({ field: 'home', code: ofHome.code })
  return problems
}
