import { type MaskitoOptions, maskitoTransform } from '@maskito/core'

/**
 * A pattern: `9` is a digit, `A` a letter, `*` either (letters are written in capitals); anything else is written as it is.
 * `999.999.999-99` is a CPF, `99999-999` a CEP.
 */
export type MaskPattern = string

const slots: Partial<Record<string, RegExp>> = { '9': /\d/, A: /[a-z]/i, '*': /[a-z\d]/i }

const expression = (pattern: MaskPattern) => Array.from(pattern, (sign) => slots[sign] ?? sign)

/** How many typed characters a pattern has room for. */
const room = (pattern: MaskPattern) => Array.from(pattern).filter((sign) => slots[sign]).length

const typedCharacters = (text: string) => withoutMask(text).length

/**
 * Masking options for one pattern, or for several of growing length (a phone of eight or nine digits):
 * the shortest one with room for what was typed.
 */
export const maskOptions = (patterns: readonly MaskPattern[]): MaskitoOptions => {
  const bySize = [...patterns].sort((one, other) => room(one) - room(other))
  const longest = bySize.at(-1) ?? ''
  const fitting = (text: string) =>
    bySize.find((pattern) => typedCharacters(text) <= room(pattern)) ?? longest
  return {
    mask: ({ value }) => expression(fitting(value)),
    postprocessors: [
      ({ value, selection }) => ({
        value: patterns.some((pattern) => /[A*]/.test(pattern)) ? value.toUpperCase() : value,
        selection,
      }),
    ],
  }
}

/** The text as the field shows it: `52998224725` becomes `529.982.247-25`; what does not fit is left out. */
export const applyMask = (text: string, patterns: readonly MaskPattern[]): string =>
  maskitoTransform(text, maskOptions(patterns))

/** The text without its punctuation: `12.ABC.345/01DE-35` becomes `12ABC34501DE35`. Null and undefined pass through. */
export const withoutMask = <Text extends string | null | undefined>(text: Text): Text | string =>
  text?.replaceAll(/[^a-z\d]/gi, '') ?? text
