import type { StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { ComparedInvestmentProfile } from '#contract/investments/investment-profiles.ts'
import { reaisText, returnText } from '#contract/value-text.ts'
import { outcomesOnBalance } from '#domain/investments/investment-profiles/investment-profile-performance.ts'
import { shareSentence } from './investment-profile-sentences.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

const { compare } = investmentProfileText

/** How much each profile swings; `currentId` is marked. */
export function riskColumns(currentId: number): StatementColumn<ComparedInvestmentProfile>[] {
  return [
    {
      id: 'profile',
      header: compare.profile,
      isRowHeader: true,
      cell: ({ id, nome }) => (
        <span>
          {nome}
          {id === currentId && (
            <Text as="span" isBlock variant="small" tone="muted">
              {compare.yours}
            </Text>
          )}
        </span>
      ),
    },
    { id: 'share', header: compare.share, cell: (profile) => shareSentence(profile) },
    {
      id: 'volatility',
      header: compare.volatility,
      isNumeric: true,
      cell: ({ volatilidade }) => (volatilidade ? returnText(volatilidade.percentual) : compare.unknown),
    },
    {
      id: 'losses',
      header: compare.losses,
      isNumeric: true,
      cell: ({ resultados }) => (resultados ? returnText(resultados.perdas) : compare.unknown),
    },
  ]
}

/** A balance after a year like the worst, the middle and the best, in reais. */
export function balanceColumns(balance: number): StatementColumn<ComparedInvestmentProfile>[] {
  const { worst, middle, best } = compare.outcomes
  const after = ({ resultados }: ComparedInvestmentProfile, which: 'worst' | 'middle' | 'best') =>
    resultados
      ? reaisText(
          outcomesOnBalance(balance, {
            months: resultados.meses,
            stretches: resultados.periodos,
            worst: resultados.pior,
            low: resultados.baixo,
            middle: resultados.meio,
            high: resultados.alto,
            best: resultados.melhor,
            losingPercent: resultados.perdas,
          })[which],
        )
      : compare.unknown
  return [
    { id: 'profile', header: compare.profile, isRowHeader: true, cell: ({ nome }) => nome },
    { id: 'worst', header: worst, isNumeric: true, cell: (profile) => after(profile, 'worst') },
    { id: 'middle', header: middle, isNumeric: true, cell: (profile) => after(profile, 'middle') },
    { id: 'best', header: best, isNumeric: true, cell: (profile) => after(profile, 'best') },
  ]
}
