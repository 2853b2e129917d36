import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Percorre uma lista longa por links de verdade.',
  status: 'stable',
  use: ['Em listas com mais de uma página.'],
  avoid: ['Listas que cabem em uma tela.'],
  dos: [{ text: 'Mantenha os filtros ao mudar de página.' }],
  donts: [{ text: 'Não carregue mais linhas sozinho ao rolar: perde-se o lugar.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao link.'],
    ['Enter', 'Vai ao destino.'],
  ],
}
