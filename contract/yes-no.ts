/** The product's yes and no. */
export const YES_NO = ['S', 'N'] as const
export type YesNo = (typeof YES_NO)[number]

export function yesNoOf(is: boolean): YesNo {
  return is ? 'S' : 'N'
}

/** A question of yes or no; null while it is not answered. */
export function isYes(answer: YesNo): boolean
export function isYes(answer: YesNo | null): boolean | null
export function isYes(answer: YesNo | null): boolean | null {
  return answer === null ? null : answer === 'S'
}
