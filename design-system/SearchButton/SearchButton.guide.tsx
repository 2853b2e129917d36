import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Abre a busca do portal. Parece um campo onde há espaço e um símbolo onde não há.',
  status: 'stable',
  use: ['Uma vez, na barra do portal.'],
  avoid: ['Procurar em uma lista da página: use SearchField.'],
  dos: [{ text: 'Mostre o atalho do teclado para quem tem um.' }],
  donts: [{ text: 'Não o troque por um campo de verdade: o que se digita nele se perderia.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao botão.'],
    ['Enter ou Espaço', 'Aciona.'],
  ],
}
