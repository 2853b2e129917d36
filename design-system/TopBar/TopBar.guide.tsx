import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'A barra no alto de todas as páginas.',
  status: 'stable',
  use: ['Uma vez, com busca, avisos e a conta da pessoa.'],
  avoid: ['Ações de uma página: use PageHeader.'],
  dos: [{ text: 'Deixe à vista o que se usa em qualquer página.' }],
  donts: [{ text: 'Não ponha nela o que só vale em uma página.' }],
  keyboard: [['Tab', 'Passa pelo que está na barra, da esquerda para a direita.']],
}
