import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { CopyButton } from '@portal/design-system/CopyButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { SlipCodes as Codes } from '#contract/collection/slips.ts'
import { reaisText } from '#contract/value-text.ts'
import { CodeImage } from './CodeImage.tsx'
import { bars, qr } from './slips.css.ts'
import { slipsText } from './slips.text.ts'

/** The codes that pay a slip: PIX first, which pays at once, then line and bars. Those of a demonstration say that nobody is to pay them. */
export function SlipCodes({ codes }: { codes: Codes }) {
  const { demonstracao, linhaFormatada, linhaDigitavel, barras, pix } = codes
  return (
    <Stack>
      {demonstracao && (
        <Banner tone="warning" title={slipsText.demonstrationTitle}>
          {slipsText.demonstration}
        </Banner>
      )}
      <Card title={`${slipsText.pix}: ${reaisText(pix.valor)}`}>
        <Stack>
          <Text variant="small" tone="muted">
            {slipsText.pixHelp}
          </Text>
          <div>
            <Text variant="small" tone="muted">
              {slipsText.pixCode}
            </Text>
            <Text variant="small" tone="strong" breaksAnywhere isSelectedWhole>
              {pix.codigo}
            </Text>
          </div>
          <CopyButton text={pix.codigo} label={slipsText.copyPix} />
          <CodeImage drawing={pix.qr} label={slipsText.qr} className={qr} />
          {demonstracao && (
            <Text variant="small" tone="muted">
              {slipsText.demonstrationTitle}
            </Text>
          )}
        </Stack>
      </Card>
      <Card title={slipsText.slip}>
        <Stack>
          <Text variant="small" tone="muted">
            {slipsText.slipHelp}
          </Text>
          <div>
            <Text variant="small" tone="muted">
              {slipsText.line}
            </Text>
            <Text tone="strong" breaksAnywhere isSelectedWhole>
              {linhaFormatada}
            </Text>
          </div>
          <CopyButton text={linhaDigitavel} label={slipsText.copyLine} />
          <CodeImage drawing={barras} label={slipsText.bars} className={bars} />
        </Stack>
      </Card>
    </Stack>
  )
}
