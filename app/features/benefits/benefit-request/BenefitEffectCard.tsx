import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { moneyItem } from '#app/format/money-item.ts'
import type { BenefitOnWire, BenefitValues } from '#contract/benefits/benefit-request.ts'
import { chosenIncome, effectFacts, effectOf } from '#contract/benefits/benefit-request-check.ts'
import { thirteenthSentence } from '#contract/benefits/thirteenth.text.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { BenefitAfter } from './BenefitAfter.tsx'
import { benefitRequestText } from './benefit-request.text.ts'
import { durationSentence } from './benefit-request-sentences.ts'

const { effect: text } = benefitRequestText

type BenefitEffectProps = { values: BenefitValues; situation: BenefitOnWire }

/** Lump sum and monthly income a request would bring, before and after tax, with start and length. */
export function BenefitEffectCard({ values, situation }: BenefitEffectProps) {
  const effect = effectOf(values, situation)
  const { saldo, conta } = situation
  if (effect === null) {
    return (
      <Card title={text.heading}>
        <Stack gap="5">
          <Stat label={text.balance} value={reaisText(saldo)} />
          <Text tone="muted">{text.empty}</Text>
        </Stack>
      </Card>
    )
  }
  const { monthly, atOnce, singlePayment } = effect
  const income = chosenIncome(values)
  const thirteenth = monthly && income && thirteenthSentence([income.type], situation.regras)
  return (
    <Stack gap="6">
      <Card title={text.heading}>
        <Stack gap="5">
          <Stat label={monthly ? text.monthly : text.once} value={reaisText((monthly ?? atOnce).net)} />
          <DescriptionList
            layout="rows"
            items={[
              moneyItem('balance', text.balance, saldo),
              singlePayment && moneyItem('once', text.onceGross, atOnce.gross),
              singlePayment && moneyItem('once-tax', text.tax, atOnce.tax),
              monthly && moneyItem('gross', text.gross, monthly.gross),
              monthly && moneyItem('tax', text.tax, monthly.tax),
              !singlePayment && atOnce.gross > 0 && moneyItem('cash', text.cash, atOnce.gross),
              !singlePayment && atOnce.gross > 0 && moneyItem('cash-tax', text.cashTax, atOnce.tax),
              !singlePayment && atOnce.gross > 0 && moneyItem('cash-net', text.cashNet, atOnce.net),
              {
                id: 'first',
                term: text.first,
                description: dateText(effectFacts(situation, values).paidOn),
              },
              monthly && {
                id: 'duration',
                term: text.duration,
                description: durationSentence(values, effect),
              },
              conta !== null && { id: 'account', term: text.account, description: conta },
            ]}
          />
          <Text variant="small" tone="muted">
            {text.note}
            {thirteenth && ` ${thirteenth}`}
            {values.beneficio === 'invalidez' ? ` ${text.disability}` : ''}
          </Text>
        </Stack>
      </Card>
      <BenefitAfter effect={effect} situation={situation} />
    </Stack>
  )
}
