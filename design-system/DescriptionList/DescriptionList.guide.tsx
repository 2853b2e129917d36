import type { Guide } from '../docs/guide.ts'
import { DescriptionList } from './DescriptionList.tsx'

export const guide: Guide = {
  summary: 'Nomes e valores: os dados de uma pessoa, um pedido em revisão.',
  status: 'stable',
  use: ['Para poucos dados de uma só coisa.', '`rows` para conferir valores; `grid` para uma ficha.'],
  avoid: ['Muitas coisas com os mesmos dados: use StatementTable.'],
  dos: [
    {
      text: 'Marque valores e contagens com `isNumeric`.',
      example: (
        <DescriptionList
          layout="rows"
          items={[
            { id: 'a', term: 'Básica', description: 'R$ 510,00', isNumeric: true },
            { id: 'b', term: 'Voluntária', description: 'R$ 111,10', isNumeric: true },
          ]}
        />
      ),
    },
  ],
  donts: [{ text: 'Não deixe um valor vazio: escreva "Não informado".' }],
}
