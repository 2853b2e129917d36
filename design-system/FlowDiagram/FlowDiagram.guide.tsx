import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'O caminho de algo por etapas, com as voltas e as saídas.',
  status: 'stable',
  use: ['Para mostrar um caminho que volta ou se divide.'],
  avoid: ['Passos em linha reta: use Steps.', 'O que já aconteceu: use Timeline.'],
  dos: [{ text: 'Ponha ao lado uma tabela ou lista com o mesmo conteúdo.' }],
  donts: [{ text: 'Não ponha mais de dez caixas.' }],
}
