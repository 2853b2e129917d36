import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'O que foi escolhido, cada coisa com uma cruz.',
  status: 'stable',
  use: ['Para filtros aplicados e pessoas escolhidas.'],
  avoid: ['Dizer em que pé algo está: use StatusTag.'],
  dos: [{ text: 'Ofereça limpar tudo quando há mais de duas.' }],
  donts: [{ text: 'Não use como botões de filtro: mostram só o que já foi escolhido.' }],
  keyboard: [
    ['Tab', 'Entra no grupo.'],
    ['Setas', 'Passam pelas etiquetas.'],
    ['Delete ou Backspace', 'Tira a etiqueta.'],
  ],
}
