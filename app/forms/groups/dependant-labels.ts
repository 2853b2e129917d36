import { dependantFieldText as text } from './dependant-fields.text.ts'

/** Names of the fields of so many dependants by their paths, as an error summary says them: `Dependente 1, CPF`. */
export function dependantLabels(
  count: number,
  labels: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) =>
      Object.entries(labels).map(([field, label]) => [
        `dependentes[${at}].${field}`,
        `${text.one(at + 1)}, ${label}`,
      ]),
    ).flat(),
  )
}
