import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Uma resposta de algumas que pedem explicação.',
  status: 'stable',
  use: ['Para perfis de investimento, planos e formas de pagamento.'],
  avoid: ['Respostas curtas: use RadioGroup.', 'Caminhos que levam adiante na hora: use ActionRow.'],
  dos: [{ text: 'Compare as opções pelos mesmos pontos.' }],
  donts: [{ text: 'Não ponha links nem botões dentro das opções.' }],
  keyboard: [
    ['Tab', 'Leva à resposta escolhida, ou à primeira.'],
    ['Setas', 'Passam pelas respostas e escolhem.'],
  ],
}
