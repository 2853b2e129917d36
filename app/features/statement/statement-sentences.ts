import {
  movementAccount,
  movementName,
  periodSentence,
  statementAccountNames,
} from '#contract/statement/statement.text.ts'
import type {
  ExplainedFigureOnWire,
  StatementLineOnWire,
  StatementLinesAnswer,
  StatementPosition,
} from '#contract/statement/statement.ts'
import {
  competenceText,
  dateText,
  monthText,
  reaisText,
  returnText,
  unitValueText,
} from '#contract/value-text.ts'

type Evolution = StatementPosition['evolucao'][number]

/** Of which day the balance is. */
export function positionSentence({ cota, perfil }: Pick<StatementPosition, 'cota' | 'perfil'>): string {
  return cota ? `Posição de ${dateText(cota.data)}, perfil ${perfil.nome}` : `Perfil ${perfil.nome}`
}

/** A unit value with its day. */
export function unitValueSentence({ valor, data }: NonNullable<StatementPosition['cota']>): string {
  return `${unitValueText(valor)} em ${dateText(data)}`
}

export function evolutionFinding({ contribuido, retirado, rendimento, saldo }: Evolution): string {
  const earned =
    rendimento < 0
      ? `o investimento perdeu ${reaisText(-rendimento)}`
      : `o investimento somou ${reaisText(rendimento)}`
  if (retirado === 0) return `Entraram ${reaisText(contribuido)} e ${earned}.`
  return `Entraram ${reaisText(contribuido)}, ${earned} e já saíram ${reaisText(retirado)}: ficam ${reaisText(saldo)}.`
}

/** How the person's own profile did. Points of a year, or null. */
export function returnsFinding(profile: string, twelveMonths: number | null): string {
  return twelveMonths === null
    ? `O perfil ${profile} ainda não tem 12 meses de cotas.`
    : `O seu perfil, ${profile}, rendeu ${returnText(twelveMonths)} em 12 meses.`
}

/** When a figure was reached and changes next. */
export function updateNote({ figura, dataCota, proxima }: ExplainedFigureOnWire): string {
  if (proxima && dataCota) {
    return `Cota de ${dateText(dataCota)}. A próxima, de ${dateText(proxima.dataCota)}, aparece aqui a partir de ${dateText(proxima.disponivelEm)}.`
  }
  if (dataCota) return `Valor da cota do dia do crédito, ${dateText(dataCota)}. Não muda mais.`
  return figura === 'contribuido' ? 'Muda quando uma nova contribuição for creditada.' : ''
}

/** How many lines there are, and of when. */
export function foundSentence({ totalLinhas, periodo }: StatementLinesAnswer): string {
  const when = periodSentence(periodo)
  if (totalLinhas === 0) return `Nenhum movimento, ${when}`
  return totalLinhas === 1 ? `1 movimento, ${when}` : `${totalLinhas} movimentos, ${when}`
}

export function totalsSentence({ contribuido, retirado, coletivas }: StatementLinesAnswer['totais']): string {
  const parts = [
    ...(contribuido > 0 ? [`entraram ${reaisText(contribuido)}`] : []),
    ...(retirado > 0 ? [`saíram ${reaisText(retirado)}`] : []),
    ...(coletivas > 0 ? [`${reaisText(coletivas)} pagaram custos e cobertura, que não viram cotas`] : []),
  ]
  const said = parts.join('; ')
  return said && `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}

/** Which movement opens: what its cell shows, and the day. */
export function lineLabel(line: StatementLineOnWire): string {
  const account = movementAccount(line)
  return `${movementName(line)}${account ? ` ${account}` : ''}, ${dateText(line.dataCredito)}`
}

/** The month that a movement is of, where that is not the month of its credit. */
export function monthSentence(competence: string): string {
  return `de ${competenceText(competence)}`
}

/** Which account, profile and month a movement is of, and where its numbers come from. What pays costs and cover holds no quotas. */
export function lineNote({ figuras, conta, perfil, competencia, dataCredito }: StatementLineOnWire): string {
  const whose = `${statementAccountNames[conta]}, perfil ${perfil}, mês de ${monthText(competencia)}.`
  return figuras.length === 0
    ? `${whose} Paga custos e cobertura: não vira cotas.`
    : `${whose} Valor da cota de ${dateText(dataCredito)}, o dia do crédito: não muda mais.`
}

/** The return of the period, as the name of the way to it. */
export function periodReturnTitle(figure: ExplainedFigureOnWire): string {
  return `Rentabilidade no período: ${returnText(figure.resultado)}`
}

export function balancesSentence({ inicial, final }: StatementLinesAnswer['saldos']): string {
  return `Saldo inicial: ${balanceOnDay(inicial)}. Saldo final: ${balanceOnDay(final)}.`
}

function balanceOnDay({ valor, dataCota }: StatementLinesAnswer['saldos']['inicial']): string {
  return dataCota ? `${reaisText(valor)}, em ${dateText(dataCota)}` : reaisText(valor)
}

/** Accessible name of a download link. */
export function fileLabel(format: string): string {
  return `Baixar o extrato em ${format}`
}
