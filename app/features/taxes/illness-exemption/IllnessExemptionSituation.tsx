import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import type { IllnessExemptionOnWire } from '#contract/taxes/illness-exemption.ts'
import { reaisText } from '#contract/value-text.ts'
import { illnessExemptionText } from './illness-exemption.text.ts'
import { effectBasis, grantedSentence, refundSentence } from './illness-exemption-sentences.ts'

const { situation: text } = illnessExemptionText

/** Whether the benefit is exempt, what tax it pays otherwise, and what comes back. */
export function IllnessExemptionSituation({
  situation: { vigente, efeito, devolucao, norma },
}: {
  situation: IllnessExemptionOnWire
}) {
  return (
    <Card title={text.heading}>
      <Stack>
        {vigente && <Stat label={text.granted} value={text.grantedValue} detail={grantedSentence(vigente)} />}
        {efeito && !vigente && (
          <Stat
            label={text.without}
            value={reaisText(efeito.retido)}
            detail={effectBasis(efeito.competencia)}
          />
        )}
        {!efeito && !vigente && <p>{text.notWithheld}</p>}
        {devolucao && (
          <Stat label={text.refund} value={reaisText(devolucao.total)} detail={refundSentence(devolucao)} />
        )}
        {!vigente && <p>{text.whole}</p>}
        <Text variant="small" tone="muted">
          {norma}
        </Text>
      </Stack>
    </Card>
  )
}
