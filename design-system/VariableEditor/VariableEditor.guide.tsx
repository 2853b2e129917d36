import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Campos de um texto que vai para muitas pessoas, com as variáveis que ele pode usar.',
  status: 'stable',
  use: ['Para e-mails e mensagens em que o nome, o protocolo ou o prazo mudam de pessoa para pessoa.'],
  avoid: ['Um texto que é igual para todos: use TextAreaField.'],
  dos: [
    { text: 'Diga o que entra no lugar de cada variável, com um exemplo.' },
    { text: 'Mostre ao lado, ou com um botão, como o texto fica com dados de verdade.' },
  ],
  donts: [{ text: 'Não peça para digitar as chaves: quem escreve não é programador.' }],
  keyboard: [
    ['Tab', 'Passa pelos campos e depois por cada variável.'],
    ['Enter ou Espaço', 'Põe a variável onde estava o cursor, e o foco volta para o campo, depois dela.'],
  ],
}
