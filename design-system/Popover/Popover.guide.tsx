import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Algo pequeno ao lado do botão que o abriu.',
  status: 'stable',
  use: ['Para opções e informações curtas que não interrompem.'],
  avoid: ['Listas de ações: use Menu.', 'Poucas palavras sobre um botão: use Tooltip.'],
  dos: [{ text: 'Dê um título ao que se abre.' }],
  donts: [{ text: 'Não ponha o que todos precisam ler.' }],
  keyboard: [
    ['Enter ou Espaço', 'Abre.'],
    ['Tab', 'Passa pelo que há dentro, sem sair.'],
    ['Esc', 'Fecha e devolve o foco a quem abriu.'],
  ],
}
