import type { Guide } from '../docs/guide.ts'
import { Stat } from './Stat.tsx'

export const guide: Guide = {
  summary: 'Um número que importa, e de onde ele vem.',
  status: 'stable',
  use: ['Para saldo, rendimento e contagens no alto de uma página.'],
  avoid: ['Vários valores que se comparam: use StatementTable.'],
  dos: [
    {
      text: 'Diga a data a que o valor se refere.',
      example: <Stat label="Saldo" value="R$ 23.415,04" detail="Posição de 30/10/2026" />,
    },
  ],
  donts: [{ text: 'Não dê destaque a mais de quatro números.' }],
  keyboard: [
    ['Tab', 'Leva a "Como chegamos a este valor".'],
    ['Enter ou Espaço', 'Abre ou fecha a explicação.'],
  ],
}
