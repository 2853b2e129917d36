import { Text } from '@portal/design-system/Text'
import { situationQuery } from '#app/features/request-engine/define-request.ts'
import { contributionChangeReading } from '#contract/contributions/contribution-change-reading.ts'
import { contributionChangeData } from '#contract/contributions/contributions.ts'
import { changeObstacle } from './change-obstacle.tsx'
import { effectSentence } from './contribution-sentences.ts'
import { type changeContribution, currentContribution } from './contributions.functions.ts'
import { contributionsText } from './contributions.text.ts'

type SentChange = Awaited<ReturnType<typeof changeContribution>>

/** Shared by changes of percentages and of voluntary contributions: everything but the form and its effect. */
export const changeRequest = {
  slug: 'alterar-contribuicao',
  text: contributionsText,
  situation: situationQuery('contributions', currentContribution),
  data: contributionChangeData,
  obstacle: changeObstacle,
  reading: contributionChangeReading,
  receipt: ({ dados }: SentChange) => ({
    children: (
      <Text variant="label" tone="strong">
        {effectSentence(dados.mesEfeito)}
      </Text>
    ),
  }),
} as const
