import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Poucas coisas, uma de cada vez: passam sozinhas, com o dedo ou pelos botões.',
  status: 'new',
  use: ['Para avisos e campanhas que ninguém precisa ler para fazer o que veio fazer.'],
  avoid: [
    'O que a pessoa precisa saber ou fazer: use uma lista, que mostra tudo de uma vez.',
    'Mais de cinco itens: os últimos quase ninguém vê.',
  ],
  dos: [
    { text: 'Dê a cada item um título e um destino próprios.' },
    { text: 'Deixe o texto fora da imagem, para que cresça e seja lido em voz alta.' },
  ],
  donts: [{ text: 'Não ponha dentro dele campos nem botões que mudem alguma coisa.' }],
  keyboard: [
    ['Tab', 'Passa pela pausa, pelos botões e pelos links de cada item.'],
    ['Setas', 'Com o foco nos itens, passam de um para o outro.'],
  ],
}
