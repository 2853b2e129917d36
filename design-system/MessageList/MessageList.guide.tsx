import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'As mensagens de uma conversa, da mais antiga à mais nova.',
  status: 'new',
  use: ['Com Message e MessageEvent dentro, e Composer embaixo.'],
  avoid: ['O andamento de um pedido: use Timeline.', 'Listas em que se escolhe algo: use List.'],
  dos: [
    { text: 'Dê a ela um lugar com altura: ela rola por dentro e começa no fim.' },
    { text: 'Marque a primeira mensagem não lida quando a conversa é aberta, e deixe a marca ali.' },
  ],
  donts: [{ text: 'Não leve quem lê mais acima para o fim: o botão diz quantas mensagens chegaram.' }],
  keyboard: [
    ['Tab', 'Leva o foco às mensagens.'],
    ['Setas, Page Up, Home', 'Rolam as mensagens.'],
  ],
}
