import { formatReais } from '#app/format/money.ts'
import type { ContributionPaymentDetail } from '#contract/boletos.ts'
import { Banner } from '#design-system/Banner/Banner.tsx'
import { Card } from '#design-system/Card/Card.tsx'
import { CopyButton } from '#design-system/CopyButton/CopyButton.tsx'
import { bars, digits, lineName, note, pixText, qr, stack } from './boletos.css.ts'
import { boletosText } from './boletos.text.ts'
import { demonstrationTitle } from './boletos-sentences.ts'
import { CodeImage } from './CodeImage.tsx'

type Codes = NonNullable<ContributionPaymentDetail['boleto']>

/** The codes that pay a slip: line and bars, and PIX. All of them are marked as a demonstration. */
export function SlipCodes({ codes: { linhaFormatada, linhaDigitavel, barras, pix } }: { codes: Codes }) {
  return (
    <div className={stack}>
      <Banner tone="warning" title={demonstrationTitle}>
        {boletosText.demonstration}
      </Banner>
      <Card title={boletosText.slip}>
        <div className={stack}>
          <p className={note}>{boletosText.slipHelp}</p>
          <div>
            <p className={lineName}>{boletosText.line}</p>
            <p className={digits}>{linhaFormatada}</p>
          </div>
          <CopyButton text={linhaDigitavel} label={boletosText.copyLine} />
          <CodeImage drawing={barras} label={boletosText.bars} className={bars} />
        </div>
      </Card>
      <Card title={`${boletosText.pix}: ${formatReais(pix.valor)}`}>
        <div className={stack}>
          <CodeImage drawing={pix.qr} label={boletosText.qr} className={qr} />
          <div>
            <p className={lineName}>{boletosText.pixCode}</p>
            <p className={pixText}>{pix.codigo}</p>
          </div>
          <CopyButton text={pix.codigo} label={boletosText.copyPix} />
          <p className={note}>{demonstrationTitle}</p>
        </div>
      </Card>
    </div>
  )
}
