import { regimeReasons } from '#contract/tax-regime.text.ts'
import type { RegimeAnswer } from '#contract/tax-regime.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { regimeOption } from '#domain/taxes/regime-option.ts'
import type { RegressiveTaxRules } from '#domain/taxes/regressive-rate.ts'
import { examplePaidOn, exampleUnitValue, workedExample } from '#domain/taxes/worked-example.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { newestRegimeOption } from '../../database/queries/tax-regime-options.ts'
import { verificationCodeOf } from '../../database/queries/verification-code.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { regressiveTax } from '../../rules/tax-kinds.ts'
import { isServiceOffered } from '../plans/require-service.ts'
import { readOwnComparison, taxOnWire } from './own-comparison.ts'
import { readRegimeFacts } from './regime-facts.ts'
import { regimeOnWireOf } from './regime-names.ts'
import { openTerm } from './signed-term.ts'

/** The regime of a link today, what may be chosen, and what each regime means on its own lots. */
export async function readRegime(database: Querier, row: LinkRow, today: IsoDate): Promise<RegimeAnswer> {
  const [facts, option, comparacao, table, exampleTable, mayWrite] = await Promise.all([
    readRegimeFacts(database, row),
    newestRegimeOption(database, row.link.id),
    readOwnComparison(database, row, today),
    ruleOn(database, regressiveTax, null, today),
    ruleOn(database, regressiveTax, null, examplePaidOn),
    isServiceOffered(database, 'regime-tributacao', row, today),
  ])
  const { current, offered, isFinal, reason } = regimeOption(facts)
  const signed = option && openTerm(option)
  const code = option?.requestId ? await verificationCodeOf(database, option.requestId) : null
  return {
    situacao: {
      regime: regimeOnWireOf(current),
      escolhidoEm: option?.chosenOn ?? null,
      motivo: regimeReasons[reason],
      definitivo: isFinal,
      opcoes: mayWrite ? offered.map(regimeOnWireOf) : [],
      termo: signed && {
        protocolo: signed.protocolo,
        assinadoEm: signed.assinadoEm,
        codigo: code ?? '',
      },
    },
    tabela: table.brackets.map(({ upToYears, ratePercent }) => ({
      ateAnos: upToYears,
      aliquota: ratePercent,
    })),
    comparacao,
    exemplo: exampleOnWire(exampleTable),
  }
}

/** The worked example, by the table of its day of payment. */
function exampleOnWire(table: RegressiveTaxRules): RegimeAnswer['exemplo'] {
  const { gross, lots, ...tax } = workedExample(table)
  return {
    dataPagamento: examplePaidOn,
    valorCota: Number(exampleUnitValue),
    lotes: lots.map(({ creditedOn, quotas, value, ratePercent, tax: ofLot }) => ({
      data: creditedOn,
      cotas: quotas,
      valor: value,
      aliquota: ratePercent,
      imposto: ofLot,
    })),
    total: gross,
    regressivo: taxOnWire(tax),
  }
}
