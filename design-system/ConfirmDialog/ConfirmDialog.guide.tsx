import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Pergunta antes de fazer.',
  status: 'stable',
  use: ['Para o que não tem volta ou compromete a pessoa.'],
  avoid: ['O que se desfaz com facilidade: faça e ofereça desfazer.'],
  dos: [{ text: 'Diga a consequência e repita o ato no botão: "Excluir dependente".' }],
  donts: [{ text: 'Não pergunte "Tem certeza?" com "Sim" e "Não".' }],
  keyboard: [
    ['Tab', 'Passa pelo que há dentro, sem sair.'],
    ['Esc', 'Fecha e devolve o foco a quem abriu.'],
  ],
}
