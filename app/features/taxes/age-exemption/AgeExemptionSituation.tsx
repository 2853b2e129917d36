import { Accordion } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { FigureExplanation } from '#app/features/request-engine/FigureExplanation.tsx'
import { withholdingLines } from '#app/features/request-engine/withholding-lines.ts'
import type { AgeExemptionOnWire } from '#contract/taxes/age-exemption.ts'
import { dateText, monthText, reaisText } from '#contract/value-text.ts'
import { ageExemptionText } from './age-exemption.text.ts'
import {
  comingSentence,
  effectBasis,
  inForceSentence,
  placeOf,
  refundSentence,
  taxTitle,
} from './age-exemption-sentences.ts'

/** From when the person has the right, where the slice is used, and what it does to the tax. */
export function AgeExemptionSituation({ situation }: { situation: AgeExemptionOnWire }) {
  const { dataNascimento, mesDireito, vigente, parcelaMensal, norma, efeito, devolucao } = situation
  const { situation: text } = ageExemptionText
  const coming = comingSentence(situation)
  return (
    <Stack gap="6">
      <Card title={text.heading}>
        <Stack>
          <Stat label={text.slice} value={reaisText(parcelaMensal)} detail={inForceSentence(situation)} />
          {coming && <p>{coming}</p>}
          {devolucao && (
            <Stat label={text.refund} value={reaisText(devolucao.total)} detail={refundSentence(devolucao)} />
          )}
          <DescriptionList
            layout="rows"
            items={[
              { id: 'birth', term: text.birth, description: dateText(dataNascimento) },
              { id: 'turned', term: text.turned, description: monthText(mesDireito) },
              { id: 'where', term: text.where, description: placeOf(vigente) },
            ]}
          />
          <Text variant="small" tone="muted">
            {norma}
          </Text>
        </Stack>
      </Card>
      {efeito && <Effect effect={efeito} />}
    </Stack>
  )
}

function Effect({
  effect: { competencia, com, sem, diferenca },
}: {
  effect: NonNullable<AgeExemptionOnWire['efeito']>
}) {
  const { effect: text } = ageExemptionText
  return (
    <Card title={text.heading}>
      <Stack>
        <Stat
          label={text.difference}
          value={reaisText(diferenca)}
          detail={effectBasis(competencia)}
          explanation={`${reaisText(sem.retido)} − ${reaisText(com.retido)} = ${reaisText(diferenca)}`}
        />
        <Accordion>
          <FigureExplanation
            title={taxTitle(text.with, com.retido)}
            lines={withholdingLines(com)}
            note={text.note}
          />
          <FigureExplanation title={taxTitle(text.without, sem.retido)} lines={withholdingLines(sem)} />
        </Accordion>
      </Stack>
    </Card>
  )
}
