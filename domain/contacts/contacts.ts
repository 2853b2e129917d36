/** Telephones as typed or as digits; '' means none. */
export interface Phones {
  mobile: string
  home: string
}

export type PhoneProblem = { field: keyof Phones; code: 'incomplete' | 'not-mobile' }

/** Problems of telephones: a mobile has eleven digits and a nine after the area code; the other ten or eleven. */
export function checkPhones({ mobile, home }: Phones): PhoneProblem[] {
  const problems: PhoneProblem[] = []
  const mobileDigits = phoneDigits(mobile)
  const homeDigits = phoneDigits(home)
  if (mobileDigits !== '' && !/^[1-9]{2}9\d{8}$/.test(mobileDigits)) {
    problems.push({ field: 'mobile', code: mobileDigits.length === 11 ? 'not-mobile' : 'incomplete' })
  }
  if (homeDigits !== '' && !/^[1-9]{2}\d{8,9}$/.test(homeDigits)) {
    problems.push({ field: 'home', code: 'incomplete' })
  }
  return problems
}

/** What a telephone is made of without what stands between its digits; a word stays, so that it is never taken for none. */
function phoneDigits(phone: string): string {
  return phone.replaceAll(/[\s()+.-]/g, '')
}

/** `(11) 91234-5678`; as much of it as there are digits. */
export function formatPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').slice(0, 11)
  if (digits.length < 3) return digits
  const split = digits.length > 10 ? 7 : 6
  const rest = digits.slice(split)
  return `(${digits.slice(0, 2)}) ${digits.slice(2, split)}${rest === '' ? '' : `-${rest}`}`
}
