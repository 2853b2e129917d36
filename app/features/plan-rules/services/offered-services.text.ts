import { allOfText } from '#contract/value-text.ts'
import type { ServiceCondition } from '#domain/plans/services/eligibility-matrix.ts'

/** Names of the product's own conditions, which apply beside category and situation. */
const conditions: Readonly<Record<ServiceCondition, string>> = {
  'boleto-plan': 'o plano recebe por boleto',
  'deferred-may-pay': 'a regra do BPD deixa contribuir',
  'deferred-may-return': 'a regra do BPD deixa voltar a contribuir',
  'portability-for-assisted': 'a regra de portabilidade inclui quem já recebe benefício',
  'loans-for-category': 'a regra de empréstimos inclui a categoria',
  'retirement-reached': 'a pessoa já pode se aposentar',
  'below-full-benefit': 'a pessoa ainda não pode se aposentar pela regra normal',
  'vesting-period': 'a carência de portabilidade e BPD passou',
  'redemption-waiting-period': 'a carência de resgate passou',
  'redeemable-before-exit': 'há saldo voluntário ou portado, se ainda trabalha na patrocinadora',
  'portable-before-exit': 'o plano não tem patrocinadora, se ainda não se desligou',
  'partial-loss-of-pay': 'houve perda de parte do salário, se ainda não se desligou',
  'progressive-regime': 'o regime de tributação é o progressivo',
}

export const offeredServicesText = {
  grid: 'Quem tem cada serviço',
  help: 'Ligue os serviços do plano, e escolha uma célula para dizer em que situações a categoria tem o serviço. O que registra um pedido pode ser tirado de uma situação, e não dado a outra.',
  keyboard: 'As setas andam pela tabela; Enter abre a célula.',
  service: 'Serviço do plano',
  never: 'Não se aplica',
  own: 'mudado',
  cell: (service: string, category: string, text: string) => `${text}. ${service}, ${category}`,
  dialog: (service: string, category: string) => `${service}: ${category}`,
  dialogHelp: 'O que se escolhe aqui fica no rascunho até ser publicado.',
  gives: { none: 'Não tem', read: 'Só consulta', whole: 'Tem' },
  also: (asked: readonly ServiceCondition[]) =>
    `Além da situação: ${allOfText(asked.map((one) => conditions[one]))}.`,
  product: 'Como o produto oferece',
  done: 'Concluir',
} as const
