import type { Guide } from '../../docs/guide.ts'

export const guide: Guide = {
  summary: 'Um gráfico com a conclusão escrita, e os mesmos dados em tabela.',
  status: 'stable',
  use: ['Em volta de todo gráfico.'],
  avoid: ['Um número só: use Stat.'],
  dos: [{ text: 'Escreva no título o que o gráfico mostra: "Seu saldo dobrou em cinco anos".' }],
  donts: [{ text: 'Não escreva só "Gráfico de saldo".' }],
  keyboard: [['Tab', 'Leva ao gráfico e ao botão da tabela.']],
}
