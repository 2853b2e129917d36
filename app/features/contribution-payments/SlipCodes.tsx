import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { CopyButton } from '@portal/design-system/CopyButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { formatReais } from '#app/format/money.ts'
import type { ContributionPaymentDetail } from '#contract/contribution-payments.ts'
import { CodeImage } from './CodeImage.tsx'
import { bars, qr } from './contribution-payments.css.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { demonstrationTitle } from './contribution-payments-sentences.ts'

type Codes = NonNullable<ContributionPaymentDetail['boleto']>

/** The codes that pay a slip: PIX first, which pays at once, then line and bars. All of them are marked as a demonstration. */
export function SlipCodes({ codes: { linhaFormatada, linhaDigitavel, barras, pix } }: { codes: Codes }) {
  return (
    <Stack>
      <Banner tone="warning" title={demonstrationTitle}>
        {contributionPaymentsText.demonstration}
      </Banner>
      <Card title={`${contributionPaymentsText.pix}: ${formatReais(pix.valor)}`}>
        <Stack>
          <Text variant="small" tone="muted">
            {contributionPaymentsText.pixHelp}
          </Text>
          <div>
            <Text variant="small" tone="muted">
              {contributionPaymentsText.pixCode}
            </Text>
            <Text variant="small" tone="strong" breaksAnywhere isSelectedWhole>
              {pix.codigo}
            </Text>
          </div>
          <CopyButton text={pix.codigo} label={contributionPaymentsText.copyPix} />
          <CodeImage drawing={pix.qr} label={contributionPaymentsText.qr} className={qr} />
          <Text variant="small" tone="muted">
            {demonstrationTitle}
          </Text>
        </Stack>
      </Card>
      <Card title={contributionPaymentsText.slip}>
        <Stack>
          <Text variant="small" tone="muted">
            {contributionPaymentsText.slipHelp}
          </Text>
          <div>
            <Text variant="small" tone="muted">
              {contributionPaymentsText.line}
            </Text>
            <Text tone="strong" breaksAnywhere isSelectedWhole>
              {linhaFormatada}
            </Text>
          </div>
          <CopyButton text={linhaDigitavel} label={contributionPaymentsText.copyLine} />
          <CodeImage drawing={barras} label={contributionPaymentsText.bars} className={bars} />
        </Stack>
      </Card>
    </Stack>
  )
}
