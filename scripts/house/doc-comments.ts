import type { House } from './house.ts'

/** Comments of declarations, and those that begin with the word "What", which says a thing by what is said of it. */
export function docComments(house: House): { all: number; what: { file: string; line: number }[] } {
  let all = 0
  const what: { file: string; line: number }[] = []
  for (const file of house.files) {
    const text = house.textOf(file)
    for (const found of text.matchAll(/^[ \t]*\/\*\*(?=\s)[\s*]*([A-Za-z]*)/gm)) {
      all += 1
      if (found[1] === 'What') what.push({ file, line: text.slice(0, found.index).split('\n').length })
    }
  }
  return { all, what }
}
