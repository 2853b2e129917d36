import { describe, expect, it } from 'vitest'
import { accountIsRecent, emailAndAccountWait, waitingEmail } from './identity.fixtures.ts'
import {
  accountWaitsSentence,
  changedSentence,
  recentAccountSentence,
  waitsSentence,
} from './identity-sentences.ts'

describe('what is said of a changed e-mail and of the account', () => {
  it('says which address came when, from where, and from which day on it opens a password', () => {
    expect(changedSentence({ ...waitingEmail, origem: 'planilha' })).toBe(
      'O e-mail n***@exemplo.example entrou no cadastro em 20/11/2026, por uma planilha da equipe.',
    )
    expect(waitsSentence(waitingEmail)).toMatch(/^Antes de 27\/11\/2026 ele não cria senha nova/)
  })

  it('counts the day of a change as São Paulo does: late in the evening it is not the next one', () => {
    expect(changedSentence({ ...waitingEmail, desde: '2026-11-21T02:30:00.000Z' })).toContain('em 20/11/2026')
  })

  it('tells an account that is paid nothing yet from one that somebody of a higher level looks at', () => {
    const { contaEmEspera, contaRecente } = emailAndAccountWait
    expect(contaEmEspera && accountWaitsSentence(contaEmEspera)).toBe(
      'A conta nova passa a valer em 27/11/2026.',
    )
    expect(contaRecente && recentAccountSentence(contaRecente)).toBe(
      'A conta é de 18/11/2026, e o e-mail foi trocado em 20/11/2026. Antes de 27/11/2026 nada é pago nela.',
    )
    expect(accountIsRecent.contaRecente && recentAccountSentence(accountIsRecent.contaRecente)).toBe(
      'A conta é de 18/11/2026, depois de uma troca de telefone em 16/11/2026. Cada pagamento nela pede a decisão de um nível acima.',
    )
  })
})
