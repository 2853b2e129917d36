import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Uma lista curta de ações ou lugares, aberta por um botão.',
  status: 'stable',
  use: ['Para ações menos usadas de um item ou de uma página.'],
  avoid: ['Escolher um valor de formulário: use Select.', 'Até duas ações: mostre os botões.'],
  dos: [{ text: 'Ponha as ações perigosas no fim, separadas.' }],
  donts: [{ text: 'Não passe de oito itens.' }],
  keyboard: [
    ['Enter, Espaço ou seta para baixo', 'Abre o menu.'],
    ['Setas', 'Passam pelos itens.'],
    ['Letras', 'Vão ao item que começa assim.'],
    ['Enter', 'Aciona.'],
    ['Esc', 'Fecha.'],
  ],
}
