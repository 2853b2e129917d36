import type { Guide } from '../docs/guide.ts'
import { CalculatorIcon } from '../icons/icons.ts'
import { LinkCard } from './LinkCard.tsx'

export const guide: Guide = {
  summary: 'Um dos lugares aonde se pode ir, em um cartão que se aperta em qualquer ponto.',
  status: 'new',
  use: ['Para um catálogo: serviços, configurações, atalhos do início.'],
  avoid: [
    'Muitas linhas do mesmo tipo: use List com `href`.',
    'Um caminho dentro de um texto: use TextLink.',
  ],
  dos: [
    {
      text: 'Dê um nome curto e diga em uma frase o que há ali.',
      example: (
        <LinkCard
          href="#simulador"
          icon={CalculatorIcon}
          title="Simulador"
          text="Compare os dois regimes de tributação."
        />
      ),
    },
  ],
  donts: [{ text: 'Não ponha botões dentro: o cartão inteiro já é o link.' }],
}
