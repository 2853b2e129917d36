import type { ChangeCauseOnWire, PaySlipDetail } from '#contract/payroll/pay-slips.ts'
import { dateText, monthName, monthText, reaisText } from '#contract/value-text.ts'

type Comparison = NonNullable<PaySlipDetail['comparacao']>
type Change = Comparison['mudancas'][number]

/** Title of a month's pay slip. */
export function paySlipTitle(competencia: string): string {
  return `Contracheque de ${monthText(competencia)}`
}

/** When it was paid. */
export function paidSentence(dataPagamento: string): string {
  return `Pago em ${dateText(dataPagamento)}`
}

/** Of which month the newest payment is, and when it was paid. */
export function newestSentence({
  competencia,
  dataPagamento,
}: {
  competencia: string
  dataPagamento: string
}): string {
  return `De ${monthText(competencia)}, pago em ${dateText(dataPagamento)}`
}

/** Where it was paid to. */
export function accountSentence({ codigo, agencia, conta }: PaySlipDetail['banco']): string {
  return `Banco ${codigo}, agência ${agencia}, conta ${conta}`
}

export function differenceSentence({ competencia, diferenca, mudancas }: Comparison): string {
  const since = monthText(competencia)
  if (mudancas.length === 0) return `Nada mudou desde ${since}.`
  if (diferenca === 0) return `O valor líquido é o mesmo de ${since}, mas há mudanças.`
  const size = reaisText(Math.abs(diferenca))
  return diferenca > 0
    ? `Você recebeu ${size} a mais que em ${since}.`
    : `Você recebeu ${size} a menos que em ${since}.`
}

/** Title of what changed. */
export function changesTitle({ competencia }: Comparison): string {
  return `O que mudou desde ${monthName(competencia)}`
}

/** Why a line changed. */
export function causeSentence(cause: ChangeCauseOnWire, { tipo }: Pick<Change, 'tipo'>): string {
  if (cause === 'comecou') return tipo === 'provento' ? 'Começou a ser pago.' : 'Começou a ser descontado.'
  if (cause === 'terminou') return tipo === 'provento' ? 'Deixou de ser pago.' : 'Deixou de ser descontado.'
  return causes[cause]
}

const causes: Readonly<Record<Exclude<ChangeCauseOnWire, 'comecou' | 'terminou'>, string>> = {
  'valor-mudou': 'O valor mudou.',
  'saldo-mudou': 'A renda é um percentual do saldo, e o saldo mudou.',
  'cota-mudou': 'A renda é paga em cotas, e o valor da cota mudou.',
  'renda-reajustada': 'A renda foi reajustada.',
  'avos-mudaram': 'O abono é proporcional aos meses em benefício no ano.',
  'ultima-parcela': 'A última parcela foi paga no mês anterior.',
  'rendimento-mudou': 'O rendimento tributado mudou.',
  'isencao-comecou': 'A isenção começou a valer.',
  'isencao-terminou': 'A isenção deixou de valer.',
  'isencao-mudou': 'A parcela isenta mudou.',
  'dependentes-mudaram': 'O número de dependentes mudou.',
  'pensao-mudou': 'A pensão alimentícia mudou.',
  'tabela-mudou': 'A tabela do imposto de renda mudou.',
  'regime-mudou': 'O regime de tributação mudou.',
  'contribuicoes-mais-antigas': 'O pagamento usou contribuições de outra idade, com outra alíquota.',
  'aliquota-media-mudou': 'O prazo médio passou para outra faixa.',
}
