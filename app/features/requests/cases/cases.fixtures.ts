import type { RequestCase } from '#contract/requests/cases.ts'
import type { CaseHolding } from './use-case-hold.ts'

const luiz = { id: 13, nome: 'Luiz Barbosa' }
const karina = { id: 12, nome: 'Karina Alves' }

/** A case in the attendant's own hands, with nothing in the way of its grant. */
export const caseInHand: RequestCase = {
  protecao: null,
  diligencia: null,
  termo: null,
  trava: {
    por: luiz,
    minha: true,
    desde: '2026-11-20T12:10:00.000Z',
    ate: '2026-11-20T12:12:00.000Z',
  },
  presentes: [],
  notas: [],
  outras: [
    {
      id: 22,
      protocolo: '2026.0000022',
      funcionalidade: { id: 2, nome: 'Pessoa exposta politicamente' },
      plano: { id: 1, nome: 'HPE' },
      status: { id: 8, nome: 'Concluída' },
      dataSolicitacao: '2026-10-02T14:05:00.000Z',
      igual: false,
    },
  ],
  deferimento: {
    efeitos: [
      'A contribuição básica passa de 4% para 6% (R$ 134,39 → R$ 201,58 por mês) a partir de janeiro de 2027.',
      'A contribuição suplementar passa de 0% para 5% (R$ 0,00 → R$ 541,65 por mês) a partir de janeiro de 2027.',
    ],
    obstaculo: null,
    quem: null,
  },
  podeTransferir: true,
}

/** The same while Karina works on it, and Luiz looks. */
export const caseAtColleague: RequestCase = {
  ...caseInHand,
  trava: {
    ...caseInHand.trava,
    por: karina,
    minha: false,
    desde: '2026-11-20T12:02:00.000Z',
    ate: '2026-11-20T12:04:00.000Z',
  },
  presentes: [karina],
  podeTransferir: false,
}

/** With notes, another request of the same kind, and somebody else who has to grant it. */
export const caseWithPast: RequestCase = {
  ...caseInHand,
  notas: [
    {
      id: 1,
      autor: karina,
      texto: 'Liguei para a pessoa: o percentual é 6%.\nConfirmou por e-mail.',
      data: '2026-11-20T11:00:00.000Z',
    },
    { id: 2, autor: luiz, texto: 'Assinatura confere.', data: '2026-11-20T12:11:00.000Z' },
  ],
  outras: [
    {
      id: 44,
      protocolo: '2026.0000044',
      funcionalidade: { id: 8, nome: 'Alteração de Contribuição' },
      plano: { id: 1, nome: 'HPE' },
      status: { id: 1, nome: 'Recebida' },
      dataSolicitacao: '2026-11-20T10:05:00.000Z',
      igual: true,
    },
    ...caseInHand.outras,
  ],
  deferimento: {
    efeitos: ['Paga R$ 80.000,00 brutos em 10/12/2026, na conta 12345-6, menos o imposto do dia.'],
    obstaculo:
      'O saldo de hoje não cobre mais este pedido: restam R$ 10,00. Devolva para correção do valor ou indefira.',
    quem: 'Você já trabalhou neste pagamento. Quem aprova é outra pessoa do atendimento, de nível Cadastro ou acima, que não tenha feito nada dele antes.',
  },
}

/** Nothing that is held is refused. */
export const holdingQuietly: CaseHolding = {
  problem: null,
  isPending: false,
  clear: () => undefined,
  hold: async () => ({ ok: false, problem: null }),
}
