import { type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from '@maskito/core'

/**
 * A pattern: `9` is a digit, `A` a letter, `*` either (letters are written in capitals); anything else is written as it is.
 * `999.999.999-99` is a CPF, `99999-999` a CEP.
 */
export type MaskPattern = string

/** How a text that was pasted or filled in by the browser is meant; the patterns then say how it is written. */
export type ReadPasted = (pasted: string) => string

/** Whether a text is of another form than the patterns, and stays as it is typed. */
export type IsUnmasked = (text: string) => boolean

/** How a field takes what comes into it, beside its patterns. */
type MaskReading = { read?: ReadPasted | undefined; isUnmasked?: IsUnmasked | undefined }

const slots: Partial<Record<string, RegExp>> = { '9': /\d/, A: /[a-z]/i, '*': /[a-z\d]/i }

const expression = (pattern: MaskPattern) => Array.from(pattern, (sign) => slots[sign] ?? sign)

/** How many typed characters a pattern has room for. */
const room = (pattern: MaskPattern) => Array.from(pattern).filter((sign) => slots[sign]).length

const hasLetters = (patterns: readonly MaskPattern[]) => patterns.some((pattern) => /[A*]/.test(pattern))

/** The characters that could stand in a pattern: where it has only digits, a word beside them is none. */
const typedCharacters = (text: string, patterns: readonly MaskPattern[]) =>
  hasLetters(patterns) ? withoutMask(text) : text.replaceAll(/\D/g, '')

/** Parts of a text that is too long which have the form of a pattern and stand by themselves: `CPF 1: 529.982.247-25` has one CPF. */
const formsIn = (text: string, pattern: MaskPattern): string[] => {
  const own = hasLetters([pattern]) ? String.raw`a-z\d` : String.raw`\d`
  const form = Array.from(pattern, (sign) => {
    if (sign === '9') return String.raw`\d`
    if (sign === 'A') return '[a-z]'
    return sign === '*' ? String.raw`[a-z\d]` : String.raw`[\s.\/()-]?`
  }).join('')
  // Without looking behind, which browsers of 2021 cannot.
  const found = text.matchAll(new RegExp(`(?:^|[^${own}])(${form})(?![${own}])`, 'gi'))
  return Array.from(found, ([, whole = '']) => whole)
}

/**
 * A pasted text as a pattern takes it: as it is where it fits, else the one part of it that has the form. Where there is none, or more than
 * one, it stays as it is: cut on the right, it would be another number.
 */
const fitted = (
  pasted: string,
  patterns: readonly MaskPattern[],
  { read, isUnmasked }: Required<MaskReading>,
): string => {
  const meant = read(pasted)
  if (isUnmasked(meant) || !isTooLong(meant, patterns)) return meant
  const forms = new Set(patterns.flatMap((pattern) => formsIn(meant, pattern)))
  return forms.size === 1 ? ([...forms][0] ?? meant) : meant
}

const isTooLong = (text: string, patterns: readonly MaskPattern[]) =>
  typedCharacters(text, patterns).length > Math.max(...patterns.map(room))

/** How a pattern is written by whoever types: the shortest one with room; what has room in none is left unmasked and whole, for the check to refuse. */
const typedOptions = (patterns: readonly MaskPattern[], isUnmasked: IsUnmasked): MaskitoOptions => {
  const bySize = [...patterns].sort((one, other) => room(one) - room(other))
  return {
    mask: ({ value }) => {
      if (isUnmasked(value)) return /^[\s\S]*$/
      const fitting = bySize.find((pattern) => typedCharacters(value, patterns).length <= room(pattern))
      return fitting === undefined ? /^[\s\S]*$/ : expression(fitting)
    },
    postprocessors: [
      ({ value, selection }) => ({ value: hasLetters(patterns) ? value.toUpperCase() : value, selection }),
    ],
  }
}

type ElementState = Parameters<MaskitoPreprocessor>[0]['elementState']

/** Most digits of a text without a pattern that a pasted part is still put into. */
const LONGEST_UNMASKED = 15

/** The text of a field without the punctuation of its pattern, the caret where it was between the signs. */
const withoutPunctuation = ({ value, selection: [from, to] }: ElementState): ElementState => ({
  value: withoutMask(value),
  selection: [withoutMask(value.slice(0, from)).length, withoutMask(value.slice(0, to)).length],
})

/**
 * A sign typed beyond the end is not written, as in a field of so many places. What is pasted or filled in comes as a whole: it takes the place
 * of what stands there already where both do not fit.
 */
const wholeText = (
  patterns: readonly MaskPattern[],
  reading: Required<MaskReading>,
  typed: MaskitoOptions,
): MaskitoPreprocessor => {
  const { read, isUnmasked } = reading
  const isPartUnmasked = (value: string, data: string, together: string) =>
    isUnmasked(value) && !isUnmasked(data) && together.replaceAll(/\D/g, '').length <= LONGEST_UNMASKED
  const isTyped = (text: string) => !isTooLong(text, patterns) && maskitoTransform(text, typed) === text
  return ({ elementState, data }, action) => {
    const { value, selection } = elementState
    if (action === 'validation') {
      // Each sign that is typed comes here too, in its mask already: where the caret is must stay.
      if (isUnmasked(read(value)) || isTyped(value)) return { elementState }
      const whole = fitted(value, patterns, reading)
      return { elementState: { value: whole, selection: [whole.length, whole.length] } }
    }
    if (action !== 'insert') return { elementState }
    const together = value.slice(0, selection[0]) + data + value.slice(selection[1])
    const isOneSign = Array.from(data).length <= 1
    if (isUnmasked(together) && (isOneSign || isPartUnmasked(value, data, together)))
      return { elementState: isUnmasked(value) ? elementState : withoutPunctuation(elementState), data }
    if (isOneSign)
      return { elementState, data: isTooLong(together, patterns) && !isTooLong(value, patterns) ? '' : data }
    const isPart = value !== '' && read(together) === together && !isTooLong(together, patterns)
    if (isPart) return { elementState, data }
    return { elementState: { value: '', selection: [0, 0] }, data: fitted(data, patterns, reading) }
  }
}

/** Masking options for one pattern, or for several of growing length (a phone of eight or nine digits). */
export const maskOptions = (
  patterns: readonly MaskPattern[],
  { read = (pasted) => pasted, isUnmasked = () => false }: MaskReading = {},
): MaskitoOptions => {
  const typed = typedOptions(patterns, isUnmasked)
  return { ...typed, preprocessors: [wholeText(patterns, { read, isUnmasked }, typed)] }
}

/** The text as the field shows it: `52998224725` becomes `529.982.247-25`; what fits into no pattern stays as it is. */
export const applyMask = (text: string, patterns: readonly MaskPattern[], reading?: MaskReading): string =>
  maskitoTransform(text, maskOptions(patterns, reading))

/** The text without its punctuation: `12.ABC.345/01DE-35` becomes `12ABC34501DE35`. Null and undefined pass through. */
export const withoutMask = <Text extends string | null | undefined>(text: Text): Text | string =>
  text?.replaceAll(/[^a-z\d]/gi, '') ?? text
