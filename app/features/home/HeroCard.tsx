import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { reaisText } from '#contract/value-text.ts'
import { heroText } from './hero.text.ts'
import { type Hero, type IncomeAtAge, incomesByAge } from './hero.ts'
import { owed } from './home.css.ts'
import { homeText } from './home.text.ts'
import { assumptionSentence } from './home-sentences.ts'
import type { PlanSummary } from './plan-summary.ts'

type HeroCardProps = { hero: Hero; summary: PlanSummary }

/** The thing that somebody came for: one sentence, one figure, one way on. Beside an income to come stand those of other ages. */
export function HeroCard({ hero, summary }: HeroCardProps) {
  const { label, value, detail, isOwed, action, isIncome } = hero
  const incomes = isIncome ? incomesByAge(summary) : []
  const figure = (
    <Stack gap="4" align="start">
      <Stat
        size="hero"
        label={label}
        value={isOwed ? <span className={owed}>{value}</span> : value}
        detail={detail}
        {...(isIncome && explanationOf(summary))}
      />
      {action && <LinkButton href={action.href}>{action.label}</LinkButton>}
    </Stack>
  )
  return (
    <Card tone={isOwed ? 'surface' : 'brand'}>
      {incomes.length > 1 ? (
        <Columns template="mainAside" columnGap="12">
          {figure}
          <OtherAges incomes={incomes.slice(1)} />
        </Columns>
      ) : (
        figure
      )}
    </Card>
  )
}

/** The incomes of the ages that people compare. */
function OtherAges({ incomes }: { incomes: readonly IncomeAtAge[] }) {
  return (
    <DescriptionList
      layout="rows"
      items={incomes.map(({ idade, rendaMensal }) => ({
        id: String(idade),
        term: heroText.income.age(idade),
        description: reaisText(rendaMensal),
        isNumeric: true,
      }))}
    />
  )
}

function explanationOf({ projecao, saldo }: PlanSummary) {
  if (!projecao) return {}
  return {
    explanationLabel: homeText.future.assumptions,
    explanation: (
      <Stack gap="2">
        <p>{assumptionSentence(projecao, (saldo?.patrocinadora ?? 0) > 0)}</p>
        <p>{homeText.future.promise}</p>
      </Stack>
    ),
  }
}
