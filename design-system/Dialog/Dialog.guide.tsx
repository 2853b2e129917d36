import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Interrompe a página para uma tarefa.',
  status: 'stable',
  use: ['Para uma tarefa curta que precisa ser terminada ou deixada.'],
  avoid: [
    'Perguntar antes de fazer: use ConfirmDialog.',
    'Detalhes e filtros: use Sheet.',
    'Tarefas longas: use uma página.',
  ],
  dos: [{ text: 'Dê ao botão o mesmo verbo do título.' }],
  donts: [{ text: 'Não abra sozinho, nem um sobre outro.' }],
  keyboard: [
    ['Tab', 'Passa pelo que há dentro, sem sair.'],
    ['Esc', 'Fecha e devolve o foco a quem abriu.'],
  ],
}
