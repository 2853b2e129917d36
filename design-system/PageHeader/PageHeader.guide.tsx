import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Diz o que é esta página, em um título e uma frase.',
  status: 'stable',
  use: ['Uma vez, no alto de cada página.', 'Com `actions`, para o que vale para a página inteira.'],
  avoid: ['Títulos de partes da página: use Card ou Text.'],
  dos: [{ text: 'Escreva a frase com o que a pessoa consegue fazer ali.' }],
  donts: [{ text: 'Não repita no título o nome do portal.' }, { text: 'Não ponha mais de duas ações.' }],
}
