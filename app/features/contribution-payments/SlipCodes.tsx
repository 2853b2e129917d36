import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { CopyButton } from '@portal/design-system/CopyButton'
import { formatReais } from '#app/format/money.ts'
import type { ContributionPaymentDetail } from '#contract/contribution-payments.ts'
import { CodeImage } from './CodeImage.tsx'
import { bars, digits, lineName, note, pixText, qr, stack } from './contribution-payments.css.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { demonstrationTitle } from './contribution-payments-sentences.ts'

type Codes = NonNullable<ContributionPaymentDetail['boleto']>

/** The codes that pay a slip: line and bars, and PIX. All of them are marked as a demonstration. */
export function SlipCodes({ codes: { linhaFormatada, linhaDigitavel, barras, pix } }: { codes: Codes }) {
  return (
    <div className={stack}>
      <Banner tone="warning" title={demonstrationTitle}>
        {contributionPaymentsText.demonstration}
      </Banner>
      <Card title={contributionPaymentsText.slip}>
        <div className={stack}>
          <p className={note}>{contributionPaymentsText.slipHelp}</p>
          <div>
            <p className={lineName}>{contributionPaymentsText.line}</p>
            <p className={digits}>{linhaFormatada}</p>
          </div>
          <CopyButton text={linhaDigitavel} label={contributionPaymentsText.copyLine} />
          <CodeImage drawing={barras} label={contributionPaymentsText.bars} className={bars} />
        </div>
      </Card>
      <Card title={`${contributionPaymentsText.pix}: ${formatReais(pix.valor)}`}>
        <div className={stack}>
          <CodeImage drawing={pix.qr} label={contributionPaymentsText.qr} className={qr} />
          <div>
            <p className={lineName}>{contributionPaymentsText.pixCode}</p>
            <p className={pixText}>{pix.codigo}</p>
          </div>
          <CopyButton text={pix.codigo} label={contributionPaymentsText.copyPix} />
          <p className={note}>{demonstrationTitle}</p>
        </div>
      </Card>
    </div>
  )
}
