import { describe, expect, it } from 'vitest'
import { changeObstacle } from './change-obstacle.ts'
import { suspendedSentence } from './contribution-sentences.ts'
import {
  changeUnderWay,
  closedWindow,
  fourPercent,
  openWindow,
  unknownSalary,
} from './contributions.fixtures.ts'

const obstacle = (alteracao: typeof openWindow, returnedId?: number, contribuicao = fourPercent) =>
  changeObstacle({ contribuicao, alteracao }, returnedId)

describe('what stands in the way', () => {
  it('is nothing while the window is open', () => expect(obstacle(openWindow)).toBeNull())

  it('is the open request, before the window', () => {
    expect(obstacle({ ...closedWindow, requisicaoAberta: changeUnderWay.requisicaoAberta })).toMatchObject({
      kind: 'request-open',
      request: { protocolo: '2026.0000041' },
    })
  })

  it('is the window until its date', () => {
    expect(obstacle(closedWindow)).toEqual({ kind: 'window-closed', nextDate: '2027-01-01' })
  })

  it('is a suspension, asked for or granted', () => {
    const suspensaoAberta = { id: 9, protocolo: '2026.0000009', status: { id: 1, nome: 'Recebida' } }
    expect(obstacle({ ...openWindow, suspensaoAberta })).toMatchObject({ kind: 'suspension-open' })
    const suspensao = { mesEfeito: '2026-12', mesFim: '2027-01', mesRetorno: '2027-02' }
    expect(obstacle({ ...closedWindow, suspensao })).toEqual({ kind: 'suspended', months: suspensao })
    expect(suspendedSentence(suspensao)).toMatch(/de dezembro de 2026 a janeiro de 2027/)
    expect(suspendedSentence({ ...suspensao, mesFim: '2026-12' })).toMatch(/^Não há contribuição em dezembro/)
  })

  it('is the unknown pay', () => {
    expect(obstacle(openWindow, undefined, unknownSalary)).toEqual({ kind: 'salary-unknown' })
  })

  it('is not the request that is being corrected', () => {
    expect(obstacle({ ...closedWindow, requisicaoAberta: changeUnderWay.requisicaoAberta }, 41)).toBeNull()
    expect(obstacle(changeUnderWay, 7)).toMatchObject({ kind: 'request-open' })
  })
})
