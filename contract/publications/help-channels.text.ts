export const helpChannelsText = {
  name: 'Escreva o nome, como Central de atendimento.',
  empty: 'Escreva o texto ou deixe em branco.',
  phone: 'Escreva o telefone com números, como 0800 123 4567.',
  email: 'Este e-mail não parece certo. Confira.',
  place: 'Informe a posição, de 1 a 99.',
  oneOfBoth: 'Informe um telefone ou um e-mail.',
} as const
