import { describe, expect, it } from 'vitest'
import { reaisText } from '#contract/value-text.ts'
import { everythingToDo } from './home.fixtures.ts'
import { groupsOf, toDoLines } from './to-do-lines.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const lines = toDoLines(everythingToDo, false)
const read = ({ title, detail, reais }: (typeof lines)[number]) =>
  plain([title, detail, reais !== undefined && reaisText(reais)].filter(Boolean).join(' | '))

describe('what there is to do, in lines', () => {
  it('says of each what it is and what follows', () => {
    expect(lines.map(read)).toEqual([
      'Responda ao aviso de contribuições em atraso | Pague ou fale com o atendimento até 21/12/2026. Sem resposta, as contribuições param e vale o benefício proporcional diferido.',
      'Contribuição de outubro de 2026 em atraso | Vencimento em 10/10/2026. Valor de hoje, com encargos. | R$ 422,56',
      'Seu benefício está suspenso | Desde 10/11/2026. Ele volta quando o seu recadastramento for aceito, e o que ficou guardado sai junto.',
      'Corrija seu recadastramento | Confira seus dados até 26/12/2026',
      'Alteração de renda: sua solicitação voltou para correção | Protocolo 2026.0000063. Responda até 04/12/2026.',
      'Resgate: sua solicitação não foi aceita | Protocolo 2026.0000071, decidida em 05/11/2026',
      'Escolha o que fazer com o seu plano | Você pode escolher até 30/12/2026',
      'Termine seu primeiro acesso | Faltam alguns passos para concluir.',
      'Declaração de pessoa exposta politicamente vence em breve | Vale até 01/12/2026',
      'Declaração FATCA ainda não feita | Todos declaram onde têm residência fiscal.',
      'Contribuição de dezembro de 2026 | Vencimento em 10/12/2026 | R$ 407,19',
      'Você pode trocar o perfil de investimentos | O período vai até 15/11/2026',
    ])
  })

  it('leads to where it is done', () => {
    expect(lines.map(({ action }) => action && `${action.label} ${action.href}`)).toEqual([
      'Ver contribuições /services/gerar-contribuicao',
      'Pagar /services/gerar-contribuicao?contribuicao=23',
      null,
      'Corrigir /recadastramento?local=portal',
      'Corrigir /services/requests?idRequisicao=106',
      'Ver o motivo /services/requests?idRequisicao=107',
      'Ver opções /saida',
      'Continuar /onboarding',
      'Renovar /services/pep',
      'Declarar /services/fatca',
      'Pagar /services/gerar-contribuicao?contribuicao=25',
      'Ver perfis /services/perfil-investimentos',
    ])
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  })

  it('leads who cannot pay here to the options that they have', () => {
    const notice = { tipo: 'aviso-atraso', ate: '2026-12-21', opcao: 'resgate', pagavelAqui: false } as const
    expect(toDoLines([notice], false)).toMatchObject([
      {
        detail: expect.stringMatching(/até 21\/12\/2026\. Sem resposta.* vale o resgate do saldo\.$/),
        action: { label: 'Ver opções', href: '/saida' },
      },
    ])
  })

  it('puts what stopped or is late first, then the nearest last day, and folds away what can wait', () => {
    const { acts, payments, total, isLate, later } = groupsOf(lines)
    expect(acts.map(({ id }) => id)).toEqual([
      'beneficio-suspenso',
      'requisicao-devolvida-106',
      'aviso-atraso',
      'recadastramento',
      'declaracao-pep',
      'prazo-opcao',
      'primeiro-acesso',
    ])
    expect(payments.map(({ id }) => id)).toEqual(['pagamento-vencido-23', 'pagamento-aberto-25'])
    expect([total, isLate]).toEqual([829.75, true])
    expect(later.map(({ id }) => id)).toEqual([
      'requisicao-indeferida-107',
      'declaracao-a-fazer-fatca',
      'janela-perfil',
    ])
  })

  it('leaves to the person what an attendant, who is here for them, cannot do', () => {
    const served = toDoLines(everythingToDo, true)
    const without = served.filter(({ action }) => action === null).map(({ id }) => id)
    expect(without).toEqual(['beneficio-suspenso', 'recadastramento', 'primeiro-acesso'])
  })

  it('counts the days of what has a last day and waits for somebody', () => {
    expect(lines.filter(({ until }) => until).map(({ id, until }) => [id, until])).toEqual([
      ['aviso-atraso', '2026-12-21'],
      ['pagamento-vencido-23', '2026-10-10'],
      ['recadastramento', '2026-12-26'],
      ['requisicao-devolvida-106', '2026-12-04'],
      ['prazo-opcao', '2026-12-30'],
      ['declaracao-pep', '2026-12-01'],
      ['pagamento-aberto-25', '2026-12-10'],
    ])
  })

  it('warns of the day on which a benefit will stand still', () => {
    const [late] = toDoLines(
      [{ tipo: 'recadastramento', status: 2, prazo: '2026-10-31', suspendeEm: '2027-01-29' }],
      false,
    )
    expect(late).toMatchObject({
      title: 'Termine seu recadastramento',
      detail: 'O prazo terminou. Sem ele, seu benefício será suspenso em 29/01/2027.',
      urgent: true,
      until: null,
    })
  })
})
