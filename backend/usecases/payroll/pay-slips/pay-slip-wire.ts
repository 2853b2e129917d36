import type { PaySlipDetail, PaySlipLineOnWire, PaySlipTaxOnWire } from '#contract/payroll/pay-slips.ts'
import {
  changeCauseWords,
  exemptionWords,
  incomeBasisWords,
  paySlipSideWords,
} from '#contract/payroll/wire-words.ts'
import type {
  PaySlip,
  PaySlipLine,
  PaySlipMemo,
  PaySlipReference,
} from '#domain/payroll/pay-slips/pay-slip.ts'
import type { PaySlipComparison } from '#domain/payroll/pay-slips/pay-slip-change.ts'
import { withholdingOnWire } from '../../taxes/withholding-wire.ts'

/** Lines, totals and the way to them, as the wire carries them. `source` is the law of the table that was used. */
export function paySlipOnWire(
  { competence, paidOn, lines, gross, discounts, net, memo }: PaySlip,
  { profile, source }: { profile: string; source: string },
): Pick<
  PaySlipDetail,
  | 'competencia'
  | 'dataPagamento'
  | 'linhas'
  | 'bruto'
  | 'descontos'
  | 'liquido'
  | 'tributacao'
  | 'renda'
  | 'cotas'
> {
  const { unitValue, quotaDate, quotasConverted } = memo
  return {
    competencia: competence,
    dataPagamento: paidOn,
    linhas: lines.map(lineOnWire),
    bruto: gross,
    descontos: discounts,
    liquido: net,
    tributacao: taxOnWire(memo, source),
    renda: incomeBasisWords.toWire(memo.incomeBasis),
    cotas:
      unitValue === null || quotaDate === null || quotasConverted === null
        ? null
        : { perfil: profile, valorCota: unitValue, dataCota: quotaDate, quantidade: quotasConverted },
  }
}

export function comparisonOnWire(
  { competence }: Pick<PaySlip, 'competence'>,
  { netBefore, difference, changes }: PaySlipComparison,
): NonNullable<PaySlipDetail['comparacao']> {
  return {
    competencia: competence,
    liquidoAntes: netBefore,
    diferenca: difference,
    mudancas: changes.map(({ code, kind, before, now, effect, causes }) => ({
      codigo: code,
      tipo: paySlipSideWords.toWire(kind),
      antes: before,
      agora: now,
      efeito: effect,
      motivos: causes.map((cause) => changeCauseWords.toWire(cause)),
    })),
  }
}

function lineOnWire({ code, kind, reference, amount }: PaySlipLine): PaySlipLineOnWire {
  return {
    codigo: code,
    tipo: paySlipSideWords.toWire(kind),
    referencia: reference && referenceOnWire(reference),
    valor: amount,
  }
}

function referenceOnWire(reference: PaySlipReference): NonNullable<PaySlipLineOnWire['referencia']> {
  switch (reference.kind) {
    case 'percent':
      return { tipo: 'percentual', valor: reference.value }
    case 'instalment':
      return { tipo: 'parcela', numero: reference.number, total: reference.of }
    case 'twelfths':
      return { tipo: 'avos', valor: reference.value }
  }
}

function taxOnWire(
  { tax, exemption, dependants, tablesSince }: PaySlipMemo,
  source: string,
): PaySlipTaxOnWire {
  if (tax.regime === 'progressive')
    return {
      metodo: 'tabela-progressiva',
      mensal: tax.monthly && withholdingOnWire(tax.monthly),
      abonoAnual: tax.thirteenth && withholdingOnWire(tax.thirteenth),
      isencao: exemptionWords.toWire(exemption),
      dependentes: dependants,
      tabela: { desde: tablesSince ?? '', norma: source },
    }
  return tax.method === 'lot-age'
    ? {
        metodo: 'idade-das-contribuicoes',
        faixas: tax.bands.map(({ ratePercent, value, tax: amount }) => ({
          aliquota: ratePercent,
          valor: value,
          imposto: amount,
        })),
      }
    : { metodo: 'prazo-medio', aliquota: tax.ratePercent }
}
