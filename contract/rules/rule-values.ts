import * as v from 'valibot'

/** A number between two bounds, both allowed. */
export const numberFrom = (minimum: number, maximum: number, sentence: string) =>
  v.pipe(v.number(sentence), v.minValue(minimum, sentence), v.maxValue(maximum, sentence))

/** A whole number between two bounds, both allowed. */
export const wholeNumber = (minimum: number, maximum: number, sentence: string) =>
  v.pipe(numberFrom(minimum, maximum, sentence), v.integer(sentence))

/** Points of a percentage, 0 to 100. */
export const percent = numberFrom(0, 100, 'Informe uma porcentagem de 0 a 100.')

/** Reais, not below zero, at most two decimals. */
export const amount = v.pipe(
  numberFrom(0, 1_000_000_000, 'Informe um valor em reais que não seja negativo.'),
  v.check(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4,
    'Use no máximo duas casas decimais.',
  ),
)

/** A day that every month has. */
export const dayOfMonth = wholeNumber(1, 28, 'Informe um dia de 1 a 28.')

/** Months, at most a hundred years. */
export const months = wholeNumber(0, 1200, 'Informe um número de meses, de 0 a 1200.')

/** A positive number with its exact decimals, as text; a comma leaves as a point. */
export const decimalText = (sentence: string) =>
  v.pipe(
    v.string(sentence),
    v.trim(),
    v.transform((text) => text.replace(',', '.')),
    v.regex(/^\d{1,9}(\.\d{1,12})?$/, sentence),
  )
