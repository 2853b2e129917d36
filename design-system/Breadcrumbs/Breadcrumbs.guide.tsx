import type { Guide } from '../docs/guide.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

export const guide: Guide = {
  summary: 'O caminho até esta página, e de volta.',
  status: 'stable',
  use: ['Em páginas com dois ou mais níveis acima.'],
  avoid: ['Páginas do primeiro nível.'],
  dos: [
    {
      text: 'Use os mesmos nomes dos títulos das páginas.',
      example: (
        <Breadcrumbs
          items={[
            { id: 's', label: 'Serviços', href: '#s' },
            { id: 'e', label: 'Extrato' },
          ]}
        />
      ),
    },
  ],
  donts: [{ text: 'Não use para passos de um formulário: use Steps.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao link.'],
    ['Enter', 'Vai ao destino.'],
  ],
}
