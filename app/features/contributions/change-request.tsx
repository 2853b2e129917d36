import { Text } from '@portal/design-system/Text'
import { ask, type CallAnswers } from '#app/session/ask.ts'
import { contributionChangeReading } from '#contract/contributions/contribution-change-reading.ts'
import { contributionChangeData } from '#contract/contributions/contributions.ts'
import { changeObstacle } from './change-obstacle.tsx'
import { effectSentence } from './contribution-sentences.ts'
import { contributionsText } from './contributions.text.ts'

/** Shared by changes of percentages and of voluntary contributions: everything but the form and its effect. */
export const changeRequest = {
  slug: 'alterar-contribuicao',
  text: contributionsText,
  situation: ask('retornarContribuicao'),
  data: contributionChangeData,
  obstacle: changeObstacle,
  reading: contributionChangeReading,
  receipt: ({ dados }: CallAnswers['alterarContribuicao']) => ({
    children: (
      <Text variant="label" tone="strong">
        {effectSentence(dados.mesEfeito)}
      </Text>
    ),
  }),
} as const
