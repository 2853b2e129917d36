import type { Preview } from '@storybook/react-vite'

/** Choices of the toolbar. Plan colors are examples: three of the demo, and three chosen because they are hard. */
export const planColors = {
  hpe: { title: 'HPE', color: '#0B3A82' },
  mais_valor: { title: 'MAIS_VALOR', color: '#3BA387' },
  dxc: { title: 'DXC', color: '#FDB913' },
  yellow: { title: 'Amarelo puro', color: '#FFFF00' },
  almostBlack: { title: 'Quase preto', color: '#111111' },
  grey: { title: 'Cinza médio', color: '#808080' },
} as const

export type PlanColor = keyof typeof planColors

const items = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))

export const globalTypes = {
  plan: {
    description: 'Cor do plano',
    toolbar: {
      title: 'Plano',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.entries(planColors).map(([value, { title }]) => ({ value, title })),
    },
  },
  scheme: {
    description: 'Esquema de cores',
    toolbar: {
      title: 'Esquema',
      icon: 'mirror',
      dynamicTitle: true,
      items: items({ light: 'Claro', dark: 'Escuro', system: 'Do sistema' }),
    },
  },
  surface: {
    description: 'Visão',
    toolbar: {
      title: 'Visão',
      icon: 'user',
      dynamicTitle: true,
      items: items({ participant: 'Participante', admin: 'Administradora' }),
    },
  },
  language: {
    description: 'Idioma do que os componentes dizem por si',
    toolbar: {
      title: 'Idioma',
      icon: 'globe',
      dynamicTitle: true,
      items: items({ 'pt-BR': 'Português', 'en-US': 'English' }),
    },
  },
  density: {
    description: 'Densidade',
    toolbar: {
      title: 'Densidade',
      icon: 'component',
      dynamicTitle: true,
      items: items({ comfortable: 'Confortável', compact: 'Compacta' }),
    },
  },
} satisfies Preview['globalTypes']

export const initialGlobals: {
  plan: PlanColor
  scheme: string
  surface: string
  density: string
  language: string
} = {
  plan: 'hpe',
  scheme: 'light',
  surface: 'participant',
  density: 'comfortable',
  language: 'pt-BR',
}
