import type { RegistryStep } from '#contract/settings/registries.ts'
import { competenceText, dateText, numberText } from '#contract/value-text.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import type { Scalar } from './registries.schema.ts'
import { registriesText } from './registries.text.ts'

/** As much of a registry as its history is told with. */
export type RegistryWords = {
  labels: Readonly<Record<string, string>>
  words?: Readonly<Record<string, ((value: Scalar) => string) | undefined>>
}

const MONTH = /^\d{4}-\d{2}$/

/** A change of a record in words: what it is called, from what to what; of a new record what it began with. */
export function changeSentence(
  { labels, words }: RegistryWords,
  act: RegistryStep['ato'],
  { campo, antes, depois }: RegistryStep['mudancas'][number],
): string {
  const name = MONTH.test(campo) ? competenceText(campo) : (labels[campo] ?? campo)
  const say = (value: Scalar) =>
    isNothing(value) ? registriesText.nothing : (words?.[campo] ?? plainly)(value)
  return act === 'criou'
    ? registriesText.first(name, say(depois))
    : registriesText.change(name, say(antes), say(depois))
}

function isNothing(value: Scalar): boolean {
  return value === null || value === ''
}

function plainly(value: Scalar): string {
  if (typeof value === 'boolean') return value ? registriesText.yes : registriesText.no
  if (typeof value === 'number') return numberText(value)
  return isIsoDate(value ?? '') ? dateText(value ?? '') : `“${value}”`
}
