import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stat } from '@portal/design-system/Stat'
import { formatReais } from '#app/format/money.ts'
import type { NextPayment } from '#contract/contribution-payments.ts'
import { actions, note, stack } from './contribution-payments.css.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { blockedTitle, dueLabel, issueRule, startLabel } from './contribution-payments-sentences.ts'

const { next: text } = contributionPaymentsText

/** What can be issued today, or why nothing can. */
export function NextPaymentCard({ next }: { next: NextPayment }) {
  if (next.impedimento !== null) return <Blocked next={next} />
  const { competencia, vencimento, valor, valorFixo, parcelas } = next
  return (
    <Card title={text.heading}>
      <div className={stack}>
        <Stat
          label={dueLabel(vencimento)}
          value={formatReais(valor)}
          detail={valorFixo ? undefined : text.minimum}
          explanation={
            parcelas.length > 0 && (
              <DescriptionList
                layout="rows"
                items={[
                  ...parcelas.map(({ parte, valor: part }) => ({
                    id: parte,
                    term: text.partNames[parte],
                    description: formatReais(part),
                    isNumeric: true,
                  })),
                  { id: 'total', term: text.total, description: formatReais(valor), isNumeric: true },
                ]}
              />
            )
          }
        />
        <p className={note}>{issueRule(next)}</p>
        <p className={note}>
          {text.debitTitle} {text.debitText}
        </p>
        <div className={actions}>
          <LinkButton href="/services/gerar-contribuicao?nova=true">{startLabel(competencia)}</LinkButton>
        </div>
      </div>
    </Card>
  )
}

function Blocked({ next }: { next: NextPayment }) {
  return (
    <Card title={text.heading}>
      <div className={stack}>
        <p>{blockedTitle(next)}.</p>
        <p className={note}>{next.impedimento && contributionPaymentsText.blocked[next.impedimento]}</p>
        <p className={note}>{issueRule(next)}</p>
      </div>
    </Card>
  )
}
