import { Button } from '../Button/Button.tsx'
import type { Guide } from '../docs/guide.ts'
import { Card } from './Card.tsx'

export const guide: Guide = {
  summary: 'Reúne o que vai junto, em um fundo próprio.',
  status: 'stable',
  use: [
    'Para separar assuntos de uma página.',
    'Com título, quando o assunto merece ser encontrado por quem navega por regiões.',
  ],
  avoid: ['Um aviso: use Banner.', 'Uma lista de itens iguais: use List dentro de um só cartão.'],
  dos: [
    {
      text: 'Ponha no máximo uma ação ao lado do título.',
      example: (
        <Card
          title="Seu saldo"
          headingLevel={4}
          action={
            <Button variant="quiet" size="compact">
              Ver extrato
            </Button>
          }
        >
          <p>R$ 23.415,04</p>
        </Card>
      ),
    },
  ],
  donts: [
    { text: 'Não ponha cartões dentro de cartões; se for preciso, use o tom `sunken`.' },
    { text: 'Não use o tom `brand` em mais de um cartão por página.' },
  ],
}
