import type { ContributionChangeData } from '#contract/contributions.ts'
import type { InvestmentProfileChangeData } from '#contract/investment-profiles.ts'
import { paymentMethodName } from '#contract/payment-method.ts'
import type { PaperBlock } from './pdf/paper.ts'
import { printDate, printMonth, printPercent, printReais } from './print-format.ts'

/** A contribution change on paper: each amount as it was and as it was asked. */
export function contributionChangeBlocks(data: ContributionChangeData): PaperBlock[] {
  return [
    { kind: 'paragraph', text: `Vale a partir de ${printMonth(data.mesEfeito)}.` },
    {
      kind: 'table',
      caption: 'Contribuição antes e depois',
      columns: [
        { title: 'Item', share: 2 },
        { title: 'Antes', share: 1, isFigure: true },
        { title: 'Depois', share: 1, isFigure: true },
      ],
      rows: data.modalidade === 'percentual' ? percentageRows(data) : voluntaryRows(data),
    },
  ]
}

function percentageRows(data: Extract<ContributionChangeData, { modalidade: 'percentual' }>): string[][] {
  const { anterior, valores } = data
  const percents = (item: string, ...values: [number, number]) => [item, ...values.map(printPercent)]
  const amounts = (item: string, part: keyof typeof valores) => [
    item,
    printReais(anterior.valores[part]),
    printReais(valores[part]),
  ]
  return [
    percents('Percentual básico', anterior.percentualBasica, data.percentualBasica),
    percents('Percentual suplementar', anterior.percentualSuplementar, data.percentualSuplementar),
    amounts('Contribuição básica', 'basica'),
    amounts('Contribuição suplementar', 'suplementar'),
    amounts('Parte da patrocinadora', 'patrocinadora'),
    amounts('Total por mês', 'total'),
  ]
}

function voluntaryRows(data: Extract<ContributionChangeData, { modalidade: 'voluntaria' }>): string[][] {
  const { anterior } = data
  return [
    ['Contribuição por mês', printReais(anterior.valorContribuicao), printReais(data.valorContribuicao)],
    [
      'Forma de pagamento',
      paymentMethodName(anterior.formaPagamento),
      paymentMethodName(data.formaPagamento),
    ],
  ]
}

/** A choice of investment profile on paper, with the term where one was accepted. */
export function investmentProfileChangeBlocks(data: InvestmentProfileChangeData): PaperBlock[] {
  const { perfilAnterior, perfilNovo, efeitoEm, cancelavelAte, resultado, termoRisco } = data
  const { perfil, pontos, versao, respondidoEm } = resultado
  const answered = `${perfil}, com ${pontos} pontos, respondido em ${printDate(respondidoEm)} (versão ${versao})`
  return [
    {
      kind: 'facts',
      items: [
        { label: 'Perfil anterior', value: perfilAnterior },
        { label: 'Perfil novo', value: perfilNovo },
        { label: 'Vale a partir de', value: printDate(efeitoEm) },
        { label: 'Pode ser cancelada até', value: printDate(cancelavelAte) },
        { label: 'Resultado do questionário', value: answered },
      ],
    },
    ...(termoRisco === null
      ? []
      : [{ kind: 'paragraph' as const, text: `Termo de Ciência de Risco: ${termoRisco}` }]),
  ]
}
