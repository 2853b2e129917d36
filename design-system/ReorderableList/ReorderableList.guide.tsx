import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Uma lista cuja ordem a pessoa muda, com dois botões em cada item.',
  status: 'stable',
  use: ['Para etapas, perguntas e imagens que aparecem em ordem.'],
  avoid: ['Ordenar por uma coluna: use Table.', 'Mais de vinte itens: peça a posição em um campo.'],
  dos: [{ text: 'Dê a cada item o nome pelo qual a pessoa o conhece: os botões o dizem.' }],
  donts: [{ text: 'Não peça para arrastar: nem todos conseguem.' }],
  keyboard: [
    ['Tab', 'Passa pelos botões e pelo conteúdo de cada item.'],
    ['Enter ou Espaço', 'Move o item uma posição; o foco vai junto.'],
  ],
}
