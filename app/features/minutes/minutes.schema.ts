import * as v from 'valibot'

const minutesId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))

/** Id of minutes in an address; null for what is none. */
export function minutesIdOf(text: string): number | null {
  const parsed = v.safeParse(minutesId, text)
  return parsed.success ? parsed.output : null
}
