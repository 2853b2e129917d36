import { pageTitles } from '#app/navigation/page-titles.ts'

/** Every sentence that all requests share. */
export const requestText = {
  steps: { form: 'Preencher', review: 'Conferir', receipt: 'Pronto' },
  protocol: 'Número do protocolo',
  receivedAt: 'Recebido em',
  deadline: (day: string) => `A decisão sai até ${day}.`,
  copy: 'Copiar número',
  nextTitle: 'O que acontece agora',
  next: ['A equipe confere o seu pedido.', 'Você recebe um aviso a cada passo.'],
  follow: 'Acompanhar este pedido',
  downloadForm: (name: string) => `Baixar o ${name}`,
  downloadContract: {
    proposta: 'Baixar a proposta de contrato',
    contrato: 'Baixar o contrato',
  },
  downloadReceipt: 'Baixar comprovante em PDF',
  requests: 'Ver minhas solicitações',
  home: 'Ir para o início',
  reading: {
    item: 'Item',
    before: 'Antes',
    after: 'Depois',
    changes: 'O que muda',
    nothing: 'Esta solicitação não tem outros dados.',
  },
  asking: 'O que será enviado',
  asked: 'O que foi enviado',
  code: 'Código de conferência',
  review: {
    heading: 'Confira antes de enviar',
    undo: 'Enquanto a equipe não concluir o pedido, você pode cancelá-lo em Acompanhar solicitações.',
    back: 'Voltar e ajustar',
  },
  receipt: {
    heading: 'Recebemos seu pedido',
    doneHeading: 'Pronto, está registrado',
    doneNext: ['Já está valendo.', 'O registro fica em Acompanhar solicitações.'],
  },
  returned: {
    title: (protocol: string) => `Seu pedido voltou para correção (${protocol})`,
    reason: 'O que a equipe escreveu:',
    noReason: 'Ajuste o pedido e envie de novo.',
    fields: 'O que corrigir:',
    correctRequest: 'Corrigir o pedido',
    correct: (note: string | null) => (note ? `Corrija: ${note}` : 'Corrija este campo.'),
  },
  bothRegimes: {
    left: { regressivo: 'Sobra no regressivo', progressivo: 'Sobra no progressivo' },
    tax: {
      regressivo: (tax: string) => `Imposto de ${tax}, definitivo`,
      progressivo: (tax: string) => `Imposto de ${tax}, com a declaração anual`,
    },
    change: 'Mudar as outras rendas no simulador',
  },
  notNow: {
    underWay: (protocol: string, status: string) => `O pedido ${protocol} está em: ${status}.`,
    follow: 'Acompanhar o pedido',
    other: 'Ver outros serviços',
  },
  success: {
    title: pageTitles.requestReceived,
    lead: 'Guarde o número do protocolo. Com ele, você e a equipe encontram o pedido.',
    pending: 'Carregando o seu pedido…',
    noneTitle: 'Nenhum pedido para confirmar',
    noneText:
      'Esta página confirma um pedido pelo protocolo. Os que você enviou estão em Acompanhar solicitações.',
    unknownTitle: 'Não encontramos este pedido',
    unknownText:
      'Nenhum pedido seu neste plano tem este protocolo. Confira o número em Acompanhar solicitações.',
  },
} as const

/** Names the fields still missing: 'Para continuar, escolha … e complete ….'; null when there are none. */
export function missingSentence(missing: readonly string[]): string | null {
  if (missing.length === 0) return null
  const last = missing.at(-1) ?? ''
  const list = missing.length === 1 ? last : `${missing.slice(0, -1).join(', ')} e ${last}`
  return `Para continuar, ${list}.`
}

export const missingPaymentText = {
  value: 'informe o valor',
  method: 'escolha a forma de pagamento',
  agency: 'preencha a agência',
  account: 'preencha a conta com o dígito',
  both: 'preencha agência e conta',
  bank: 'use uma conta do Itaú',
} as const
