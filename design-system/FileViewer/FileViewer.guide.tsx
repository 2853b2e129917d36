import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Um arquivo do tamanho que se precisa para ler: imagem ou páginas de um documento.',
  status: 'stable',
  use: ['Para ver no lugar, dentro de um Dialog, o que foi enviado ou emitido.'],
  avoid: ['Uma imagem pequena ao lado do nome: use FilePreview.', 'Uma lista: use FileList, com onOpen.'],
  dos: [
    { text: 'Ofereça sempre o botão Baixar em actions.' },
    { text: 'Entregue as páginas por quem conhece o formato: elas só são desenhadas perto de aparecer.' },
  ],
  donts: [{ text: 'Não mostre documentos de outra pessoa sem precisar.' }],
  keyboard: [
    ['Tab', 'Passa pelos botões e chega ao documento.'],
    ['Setas', 'Movem o documento quando ele não cabe.'],
    ['+ e -', 'Aumentam e diminuem.'],
    ['0', 'Ajusta à tela.'],
  ],
}
