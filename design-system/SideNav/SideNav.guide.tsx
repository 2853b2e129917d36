import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'As páginas do portal, em uma coluna.',
  status: 'stable',
  use: ['Uma vez, na lateral de telas largas.'],
  avoid: ['Vistas de uma página: use Tabs.', 'Telas estreitas: ponha dentro de Sheet.'],
  dos: [{ text: 'Use nomes curtos, com o substantivo do assunto.' }],
  donts: [{ text: 'Não passe de dois níveis.' }],
  keyboard: [
    ['Tab', 'Passa pelas páginas e grupos.'],
    ['Enter', 'Vai à página.'],
    ['Enter ou Espaço', 'Abre ou fecha um grupo.'],
  ],
}
