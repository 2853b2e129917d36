import { Columns } from '@portal/design-system/Columns'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { YearAssumed } from '#app/features/request-engine/YearAssumed.tsx'
import { DeadlineOnScreen } from '#app/format/DeadlineOnScreen.tsx'
import { moneyItem } from '#app/format/money-item.ts'
import { estimatedIncomeLabel } from '#contract/exits/deferred-estimate.text.ts'
import type { ExitOptionsOnWire } from '#contract/exits/exit-options.ts'
import { progressiveTotals, settledByReturn } from '#contract/taxes/both-regimes.text.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { ExitOption } from './ExitOption.tsx'
import { deadlineSentence, presumedSentence, exitOptionsText as text } from './exit-options.text.ts'

/** A share of the time to decide is left from so many days on. */
const NEAR = 5

/** The four options of who leaves, side by side on their own numbers; until when to choose, and what happens without a choice. */
export function ExitOptions({ options }: { options: ExitOptionsOnWire }) {
  const { relogio, resgate, portabilidade, bpd, autopatrocinio } = options
  const presumed = presumedSentence(options)
  const [regime, other] =
    options.regime === 'regressivo'
      ? (['regressivo', 'progressivo'] as const)
      : (['progressivo', 'regressivo'] as const)
  const left = {
    regressivo: resgate.regressivo.liquido,
    progressivo: progressiveTotals(resgate.progressivo).liquido,
  }
  const settled = settledByReturn(resgate.progressivo)
  return (
    <Stack as="section" gap="4" aria-labelledby="exit-options">
      <Text as="h2" variant="title" id="exit-options">
        {text.heading}
      </Text>
      {relogio && (
        <p>
          {deadlineSentence(relogio)} {relogio.prazo && <DeadlineOnScreen date={relogio.prazo} near={NEAR} />}
        </p>
      )}
      {presumed && <p>{presumed}</p>}
      {relogio?.entregueEm && (
        <div>
          <LinkButton href="/documents/extrato-desligamento" variant="secondary">
            {text.statement}
          </LinkButton>
        </div>
      )}
      <Columns template="halves" gap="4" align="stretch">
        <ExitOption
          title={text.redemption.title}
          lead={text.redemption.lead}
          figure={{ label: text.redemption.left[regime], value: reaisText(left[regime]) }}
          facts={[
            moneyItem('gross', text.redemption.gross, resgate.bruto),
            moneyItem('sponsor', text.redemption.sponsor, resgate.patrocinadora),
            resgate.perde > 0 && moneyItem('lost', text.redemption.lost, resgate.perde),
            moneyItem('progressive', text.redemption.progressive, resgate.progressivo.imposto),
            settled && moneyItem('return', settled.label, settled.amount),
            moneyItem('regressive', text.redemption.regressive, resgate.regressivo.imposto),
            moneyItem('other', text.redemption.left[other], left[other]),
          ]}
          note={<YearAssumed both={resgate} />}
          reason={resgate.motivo}
          href="/services/resgate"
        />
        <ExitOption
          title={text.portability.title}
          lead={text.portability.lead}
          figure={{ label: text.portability.value, value: reaisText(portabilidade.valor) }}
          facts={[{ id: 'tax', term: text.portability.tax, description: text.portability.noTax }]}
          reason={portabilidade.motivo}
          href="/services/portabilidade"
        />
        <ExitOption
          title={text.deferral.title}
          lead={text.deferral.lead}
          figure={{ label: text.deferral.balance, value: reaisText(bpd.saldo) }}
          facts={[
            bpd.taxaMensal > 0
              ? moneyItem('fee', text.deferral.fee, bpd.taxaMensal)
              : { id: 'fee', term: text.deferral.fee, description: text.deferral.noFee },
            bpd.aposentadoriaEm !== null && {
              id: 'retirement',
              term: text.deferral.retirement,
              description: dateText(bpd.aposentadoriaEm),
            },
            bpd.estimativa !== null &&
              moneyItem('income', estimatedIncomeLabel(bpd.estimativa), bpd.estimativa.renda),
          ]}
          reason={bpd.motivo}
          href="/services/bpd"
        />
        <ExitOption
          title={text.sponsorship.title}
          lead={text.sponsorship.lead}
          figure={{
            label: text.sponsorship.cost,
            value: autopatrocinio.total === null ? text.sponsorship.unknown : reaisText(autopatrocinio.total),
          }}
          facts={[
            {
              id: 'first',
              term: text.sponsorship.first,
              description: dateText(autopatrocinio.primeiroVencimento),
            },
          ]}
          reason={autopatrocinio.motivo}
          href="/services/autopatrocinio"
        />
      </Columns>
    </Stack>
  )
}
