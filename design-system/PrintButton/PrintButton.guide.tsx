import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Imprime a página, ou a salva em PDF.',
  status: 'stable',
  use: ['Em extratos, recibos e informes.'],
  avoid: ['Quando há um PDF oficial: ofereça o arquivo com LinkButton.'],
  dos: [{ text: 'Ponha perto do que será impresso.' }],
  donts: [{ text: 'Não ponha em páginas que são só formulários.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao botão.'],
    ['Enter ou Espaço', 'Aciona.'],
  ],
}
