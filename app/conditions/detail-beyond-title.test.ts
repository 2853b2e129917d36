import { expect, it } from 'vitest'
import { detailBeyondTitle } from './detail-beyond-title.ts'

it.each([
  [
    'Muitas tentativas',
    'Muitas tentativas. Aguarde 10 minutos e tente de novo.',
    'Aguarde 10 minutos e tente de novo.',
  ],
  ['Sem permissão', 'Sem permissão.', ''],
  ['Sem permissão', 'Sem permissão', ''],
  ['Sem permissão', 'Sem permissões no plano.', 'Sem permissões no plano.'],
  ['Não é possível agora', 'Este boleto já foi pago.', 'Este boleto já foi pago.'],
])('beyond %j, %j says %j', (title, detail, more) => expect(detailBeyondTitle(title, detail)).toBe(more))
