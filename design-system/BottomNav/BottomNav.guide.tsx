import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'As páginas mais usadas, ao alcance do polegar.',
  status: 'stable',
  use: ['Uma vez, na borda de baixo de telas estreitas.'],
  avoid: ['Telas largas: use SideNav.', 'Ações sobre a página: use ActionBar.'],
  dos: [{ text: 'Use uma palavra curta para cada página.' }],
  donts: [{ text: 'Não passe de cinco páginas.' }],
  keyboard: [
    ['Tab', 'Passa pelas páginas.'],
    ['Enter', 'Vai à página.'],
  ],
}
