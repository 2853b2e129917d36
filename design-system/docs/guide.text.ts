import type { Guide } from './guide.ts'

/** Words around each guide on the components' pages. */
export const guideText = {
  status: { stable: 'Estável', new: 'Novo' } satisfies Record<Guide['status'], string>,
  statusHelp: {
    stable: 'As propriedades não mudam sem aviso.',
    new: 'As propriedades ainda podem mudar.',
  } satisfies Record<Guide['status'], string>,
  use: 'Quando usar',
  avoid: 'Quando não usar',
  dos: 'Faça',
  donts: 'Não faça',
  try: 'Experimente',
  interaction: 'Como responde',
  interactions: { hovered: 'Sob o ponteiro', focused: 'Com foco do teclado', pressed: 'Pressionado' },
  states: 'Estados',
  surfaces: 'Fundos em que pode ficar',
  keyboard: 'Teclado',
  key: 'Tecla',
  effect: 'O que faz',
  props: 'Propriedades',
} as const
