const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])

/**
 * First letters of the first and last names, in upper case: "Ana Beatriz de Lima" → "AL". Particles never count; an
 * empty name gives "?".
 */
export const initialsOf = (name: string): string => {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => word && !particles.has(word.toLocaleLowerCase('pt-BR')))
  const chosen = words.length > 1 ? [words.at(0), words.at(-1)] : words
  const letters = chosen.map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 0x20).trim()).join('')
  return letters.toLocaleUpperCase('pt-BR') || '?'
}
