import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Confirma, por alguns segundos, o que acabou de ser feito.',
  status: 'stable',
  use: ['Depois de salvar, copiar ou enviar sem sair da página.'],
  avoid: [
    'Erros e o que pede uma ação: use Banner.',
    'O que precisa ser lido depois: use a central de avisos.',
  ],
  dos: [{ text: 'Diga o que aconteceu, no passado.' }],
  donts: [{ text: 'Não ponha links nem botões em algo que some.' }],
  keyboard: [
    ['F6', 'Leva aos avisos à vista.'],
    ['Esc', 'Fecha o aviso com foco.'],
  ],
}
