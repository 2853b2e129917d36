import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Leva a qualquer lugar pelo teclado.',
  status: 'stable',
  use: ['Uma vez no portal, aberta por SearchButton ou pelo atalho.'],
  avoid: ['Procurar em uma lista: use SearchField.'],
  dos: [{ text: 'Aceite as palavras que as pessoas usam, não só os nomes das páginas.' }],
  donts: [{ text: 'Não faça dela o único caminho para algo.' }],
  keyboard: [
    ['Letras', 'Procuram.'],
    ['Setas', 'Passam pelos resultados.'],
    ['Enter', 'Vai ao resultado.'],
    ['Esc', 'Fecha.'],
  ],
}
