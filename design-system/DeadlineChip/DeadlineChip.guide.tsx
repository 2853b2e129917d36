import { Cluster } from '../Cluster/Cluster.tsx'
import type { Guide } from '../docs/guide.ts'
import { DeadlineChip } from './DeadlineChip.tsx'

const today = '2026-11-21'

export const guide: Guide = {
  summary: 'Quanto falta para um prazo, ou há quanto tempo ele passou, em palavras.',
  status: 'stable',
  use: [
    'Onde a pessoa tem de fazer algo até um dia: responder, pagar, enviar.',
    'Com a data por escrito perto, quando houver espaço: quem usa o celular não tem como passar o mouse.',
  ],
  avoid: ['Prazos de muitos meses: escreva a data.', 'Dizer em que pé algo está: use StatusTag.'],
  dos: [
    {
      text: 'Deixe o que está longe em tom neutro: a cor é para o que está perto.',
      example: (
        <Cluster>
          <DeadlineChip date="2026-12-10" today={today} />
          <DeadlineChip date="2026-11-22" today={today} />
        </Cluster>
      ),
    },
  ],
  donts: [
    {
      text: 'Não ponha dois selos para o mesmo prazo.',
      example: (
        <Cluster>
          <DeadlineChip date="2026-10-10" today={today} />
          <DeadlineChip date="2026-10-10" today={today} tone="warning" />
        </Cluster>
      ),
    },
  ],
}
