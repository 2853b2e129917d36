import { formatCompetence, formatDate, formatMonth } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { formatReturn } from '#app/format/percent.ts'
import { formatUnitValue } from '#app/format/quotas.ts'
import { movementAccount, movementName, statementAccountNames } from '#contract/statement/statement.text.ts'
import type {
  ExplainedFigureOnWire,
  StatementLineOnWire,
  StatementLinesAnswer,
  StatementPosition,
} from '#contract/statement/statement.ts'

type Evolution = StatementPosition['evolucao'][number]

/** Of which day the balance is. */
export function positionSentence({ cota, perfil }: Pick<StatementPosition, 'cota' | 'perfil'>): string {
  return cota ? `Posição de ${formatDate(cota.data)}, perfil ${perfil.nome}` : `Perfil ${perfil.nome}`
}

/** A unit value with its day. */
export function unitValueSentence({ valor, data }: NonNullable<StatementPosition['cota']>): string {
  return `${formatUnitValue(valor)} em ${formatDate(data)}`
}

export function evolutionFinding({ contribuido, retirado, rendimento, saldo }: Evolution): string {
  const earned =
    rendimento < 0
      ? `o investimento perdeu ${formatReais(-rendimento)}`
      : `o investimento somou ${formatReais(rendimento)}`
  if (retirado === 0) return `Entraram ${formatReais(contribuido)} e ${earned}.`
  return `Entraram ${formatReais(contribuido)}, ${earned} e já saíram ${formatReais(retirado)}: ficam ${formatReais(saldo)}.`
}

/** How the person's own profile did. Points of a year, or null. */
export function returnsFinding(profile: string, twelveMonths: number | null): string {
  return twelveMonths === null
    ? `O perfil ${profile} ainda não tem 12 meses de cotas.`
    : `O seu perfil, ${profile}, rendeu ${formatReturn(twelveMonths)} em 12 meses.`
}

/** When a figure was reached and changes next. */
export function updateNote({ figura, dataCota, proxima }: ExplainedFigureOnWire): string {
  if (proxima && dataCota) {
    return `Cota de ${formatDate(dataCota)}. A próxima, de ${formatDate(proxima.dataCota)}, aparece aqui a partir de ${formatDate(proxima.disponivelEm)}.`
  }
  if (dataCota) return `Valor da cota do dia do crédito, ${formatDate(dataCota)}. Não muda mais.`
  return figura === 'contribuido' ? 'Muda quando uma nova contribuição for creditada.' : ''
}

/** Which months the lines are of. */
function periodSentence({ de, ate }: StatementLinesAnswer['periodo']): string {
  if (de && ate) return de === ate ? formatMonth(de) : `de ${formatCompetence(de)} a ${formatCompetence(ate)}`
  if (de) return `desde ${formatCompetence(de)}`
  return ate ? `até ${formatCompetence(ate)}` : 'desde a adesão'
}

/** How many lines there are, and of when. */
export function foundSentence({ totalLinhas, periodo }: StatementLinesAnswer): string {
  const when = periodSentence(periodo)
  if (totalLinhas === 0) return `Nenhum movimento, ${when}`
  return totalLinhas === 1 ? `1 movimento, ${when}` : `${totalLinhas} movimentos, ${when}`
}

export function totalsSentence({ contribuido, retirado, coletivas }: StatementLinesAnswer['totais']): string {
  const parts = [
    ...(contribuido > 0 ? [`entraram ${formatReais(contribuido)}`] : []),
    ...(retirado > 0 ? [`saíram ${formatReais(retirado)}`] : []),
    ...(coletivas > 0 ? [`${formatReais(coletivas)} pagaram custos e cobertura, que não viram cotas`] : []),
  ]
  const said = parts.join('; ')
  return said && `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}

/** Which movement opens: what its cell shows, and the day. */
export function lineLabel(line: StatementLineOnWire): string {
  const account = movementAccount(line)
  return `${movementName(line)}${account ? ` ${account}` : ''}, ${formatDate(line.dataCredito)}`
}

/** The month that a movement is of, where that is not the month of its credit. */
export function monthSentence(competence: string): string {
  return `de ${formatCompetence(competence)}`
}

/** Which account, profile and month a movement is of, and where its numbers come from. What pays costs and cover holds no quotas. */
export function lineNote({ figuras, conta, perfil, competencia, dataCredito }: StatementLineOnWire): string {
  const whose = `${statementAccountNames[conta]}, perfil ${perfil}, mês de ${formatMonth(competencia)}.`
  return figuras.length === 0
    ? `${whose} Paga custos e cobertura: não vira cotas.`
    : `${whose} Valor da cota de ${formatDate(dataCredito)}, o dia do crédito: não muda mais.`
}

/** The return of the period, as the name of the way to it. */
export function periodReturnTitle(figure: ExplainedFigureOnWire): string {
  return `Rentabilidade no período: ${formatReturn(figure.resultado)}`
}

export function balancesSentence({ inicial, final }: StatementLinesAnswer['saldos']): string {
  return `Saldo inicial: ${balanceOnDay(inicial)}. Saldo final: ${balanceOnDay(final)}.`
}

function balanceOnDay({ valor, dataCota }: StatementLinesAnswer['saldos']['inicial']): string {
  return dataCota ? `${formatReais(valor)}, em ${formatDate(dataCota)}` : formatReais(valor)
}

/** Accessible name of a download link. */
export function fileLabel(format: string): string {
  return `Baixar o extrato em ${format}`
}
