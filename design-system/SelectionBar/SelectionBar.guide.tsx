import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'O que se pode fazer com as linhas escolhidas.',
  status: 'stable',
  use: ['Logo depois de uma Table com seleção.'],
  avoid: ['Ações de uma só linha: ponha na própria linha.'],
  dos: [{ text: 'Diga quantas linhas e, se importa, a soma delas.' }],
  donts: [{ text: 'Não tire da página quando nada está escolhido.' }],
  keyboard: [['Tab', 'Passa pelas ações, logo depois da tabela.']],
}
