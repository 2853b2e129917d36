import { describe, expect, it } from 'vitest'
import { notificationTarget } from './notification-target.ts'

const notice = {
  tipoNotificacao: { id: 3, nome: 'Aviso' },
  idConversa: null,
  idRequisicao: null,
  caminho: null,
}

describe('a notification leads', () => {
  it('to its conversation', () => {
    const message = {
      ...notice,
      tipoNotificacao: { id: 1, nome: 'Conversa' },
      idConversa: 7,
      idRequisicao: 12,
    }
    expect(notificationTarget(message, false)).toEqual({ path: '/chat', search: { idConversa: 7 } })
  })

  it('to its request, where its reader acts on requests', () => {
    const about = { ...notice, idRequisicao: 12, caminho: '/request-management?idRequisicao=12' }
    expect(notificationTarget(about, false).path).toBe('/services/requests')
    expect(notificationTarget(about, true)).toEqual({
      path: '/request-management',
      search: { idRequisicao: 12 },
    })
  })

  it('to the page where one acts, with an id at most', () => {
    const pep = { ...notice, caminho: '/services/pep' }
    expect(notificationTarget(pep, false)).toEqual({ path: '/services/pep', search: {} })
    const export1 = { ...notice, caminho: '/services/requests?idRequisicao=4' }
    expect(notificationTarget(export1, false).search).toEqual({ idRequisicao: 4 })
  })

  it.each([
    null,
    '',
    'https://outro.example/services/pep',
    '//outro.example',
    '/nada',
    '/services/pep?cpf=52998224725&x=1',
    '/services/requests?idRequisicao=abc',
    'javascript:alert(1)',
  ])('to the notification centre when it says %j', (caminho) => {
    expect(notificationTarget({ ...notice, caminho }, false)).toEqual({
      path: '/notification-management',
      search: {},
    })
  })
})
