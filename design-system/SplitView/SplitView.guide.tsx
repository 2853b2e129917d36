import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'O que se analisa à esquerda, e a prova sempre à vista à direita.',
  status: 'stable',
  use: ['Para conferir o que alguém declarou com os documentos que enviou.'],
  avoid: [
    'Dois assuntos sem relação: use Columns.',
    'Uma lista com o detalhe do item escolhido: abra uma página.',
  ],
  dos: [{ text: 'Ponha à direita só o que se consulta enquanto se lê a esquerda.' }],
  donts: [{ text: 'Não deixe a prova em um diálogo: ele cobre o que se confere.' }],
  keyboard: [['Tab', 'Passa por toda a esquerda e depois pela direita, na ordem em que se lê.']],
}
