import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Uma gaveta sobre a página: navegação no celular, filtros, detalhes.',
  status: 'stable',
  use: ['Quando a página precisa continuar ao fundo.'],
  avoid: ['Decidir algo: use Dialog.'],
  dos: [{ text: 'Do lado esquerdo, navegação; do direito, detalhes.' }],
  donts: [{ text: 'Não ponha um formulário longo dentro.' }],
  keyboard: [
    ['Tab', 'Passa pelo que há dentro, sem sair.'],
    ['Esc', 'Fecha e devolve o foco a quem abriu.'],
  ],
}
