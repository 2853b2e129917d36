import { formatReais } from '#app/format/money.ts'
import { Card } from '#design-system/Card/Card.tsx'
import { type Description, DescriptionList } from '#design-system/DescriptionList/DescriptionList.tsx'
import { Stat } from '#design-system/Stat/Stat.tsx'
import { balance, explanation, note } from './home.css.ts'
import { homeText } from './home.text.ts'
import { positionSentence, quotaSentence } from './home-sentences.ts'
import type { PlanSummary } from './plan-summary.ts'

const { balance: text } = homeText

/** The balance, the way to it, and what it is made of. Parts that the plan does not have are left out. */
export function BalanceCard({ summary }: { summary: PlanSummary }) {
  const { saldo } = summary
  return (
    <Card>
      <div className={balance}>
        <Stat
          size="large"
          label={text.label}
          value={formatReais(saldo.total)}
          detail={positionSentence(saldo)}
          explanation={
            <div className={explanation}>
              <p>{quotaSentence(saldo)}</p>
              <p className={note}>{text.rounding}</p>
            </div>
          }
        />
        <DescriptionList layout="rows" items={partsOf(summary)} />
      </div>
    </Card>
  )
}

function partsOf({ saldo, totalContribuido, rendimento }: PlanSummary): Description[] {
  const amount = (id: string, term: string, reais: number) => ({
    id,
    term,
    description: formatReais(reais),
    isNumeric: true,
  })
  return [
    amount('own', text.own, saldo.participante),
    ...(saldo.patrocinadora > 0 ? [amount('sponsor', text.sponsor, saldo.patrocinadora)] : []),
    ...(saldo.portado > 0 ? [amount('ported', text.ported, saldo.portado)] : []),
    amount('contributed', text.contributed, totalContribuido),
    amount('return', text.return, rendimento),
  ]
}
