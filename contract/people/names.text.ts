import type { NameProblem } from '#domain/full-name.ts'

/** The complaint about a name that is written: the sign or letter that has to go, or that it has no words of a name. */
export function nameSentence(problem: NameProblem): string {
  switch (problem.code) {
    case 'sign':
      return `Um nome não tem “${problem.sign}”. Tire esse sinal.`
    case 'other-alphabet':
      return `O “${problem.sign}” é de outro alfabeto e parece com uma letra do nosso. Escreva o nome de novo.`
    case 'shape':
      return 'Escreva só o nome, com letras.'
  }
}
