import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Onde se escreve uma mensagem: o texto, que cresce, os arquivos e o botão que envia.',
  status: 'new',
  use: ['No fim de uma conversa, embaixo de MessageList.'],
  avoid: ['Textos de um formulário: use TextAreaField.'],
  dos: [{ text: 'Quando não se pode escrever, diga por quê no lugar do campo.' }],
  donts: [{ text: 'Não apague o que foi escrito quando um envio falha.' }],
  keyboard: [
    ['Tab', 'Passa por anexar, texto e enviar.'],
    ['Enter', 'Envia. Com o dedo, começa outra linha.'],
    ['Shift + Enter', 'Começa outra linha.'],
    ['Ctrl + V', 'Cola também arquivos e imagens.'],
  ],
}
