import * as v from 'valibot'

const WORDS_MAX = 80

const whole = (maximum: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maximum))

/** Search parameters of the page; 0 stands for all years and all bodies. */
export const minutesSearch = v.object({
  ano: v.fallback(v.optional(whole(2200), 0), 0),
  orgao: v.fallback(v.optional(whole(4), 0), 0),
  // An address that says `?palavras=2026` gives a number.
  palavras: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(WORDS_MAX)), ''),
    '',
  ),
})
export type MinutesSearchParams = v.InferOutput<typeof minutesSearch>

/** Values that the address does not spell out. */
export const minutesSearchDefaults = { ano: 0, orgao: 0, palavras: '' } as const

const minutesId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))

/** Id of minutes in an address; null for what is none. */
export function minutesIdOf(text: string): number | null {
  const parsed = v.safeParse(minutesId, text)
  return parsed.success ? parsed.output : null
}
