import type { ExplainedFigureOnWire, StatementLineOnWire } from '#contract/statement/statement.ts'
import { statementAccounts, statementTypes } from '#contract/statement/statement-codes.ts'
import { statementFigures, statementFormulas, statementParts } from '#contract/statement/statement-figures.ts'
import type { FigureExplanation } from '#domain/statement/figure-explanation.ts'
import type { StatementLine } from '#domain/statement/statement-lines.ts'

/** An explanation in the words of the wire. */
export function figureOnWire(explanation: FigureExplanation): ExplainedFigureOnWire {
  const { figure, formula, parts, result, quotaDate, nextUpdate } = explanation
  return {
    figura: statementFigures[figure],
    formula: statementFormulas[formula],
    partes: parts.map(({ code, value, account, date }) => ({
      codigo: statementParts[code],
      valor: value,
      conta: account ? statementAccounts[account] : null,
      data: date ?? null,
    })),
    resultado: result,
    dataCota: quotaDate,
    proxima: nextUpdate && { dataCota: nextUpdate.quotaDate, disponivelEm: nextUpdate.availableOn },
  }
}

/** A line in the words of the wire, with its profile's name and without its explanations. */
export function lineOnWire(line: StatementLine, profile: string): Omit<StatementLineOnWire, 'figuras'> {
  return {
    id: line.id,
    dataCredito: line.creditedOn,
    competencia: line.competence,
    tipo: statementTypes[line.type],
    conta: statementAccounts[line.account],
    perfil: profile,
    valor: line.amount,
    valorCota: line.unitValue,
    cotas: line.quotas,
    cotasAcumuladas: line.accumulatedQuotas,
    saldo: line.balance,
  }
}
