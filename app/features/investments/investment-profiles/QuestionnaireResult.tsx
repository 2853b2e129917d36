import { AccordionItem } from '@portal/design-system/Accordion'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type {
  InvestmentProfileQuestionnaire,
  InvestmentProfileResult,
} from '#contract/investments/investment-profiles.ts'
import { capSentence, limitSentence, resultSentence } from './investment-profile-sentences.ts'
import { investmentProfileText } from './investment-profiles.text.ts'
import { rangeRows } from './questionnaire.ts'

const { questionnaire: text } = investmentProfileText

type QuestionnaireResultProps = {
  questionnaire: InvestmentProfileQuestionnaire
  result: InvestmentProfileResult
}

/** The profile that the questionnaire suggests, and why: points, ranges and what held it down. */
export function QuestionnaireResult({ questionnaire, result }: QuestionnaireResultProps) {
  const cap = capSentence(result)
  return (
    <>
      <Text as="div" hasMeasure>
        <Text variant="small" tone="muted">
          {text.result}
        </Text>
        <Text variant="title" tone="strong">
          {result.perfil.nome}
        </Text>
        <p>{resultSentence(result)}</p>
      </Text>
      {cap && <InlineMessage tone="info">{cap}</InlineMessage>}
      {!result.valido && <InlineMessage tone="warning">{text.expired}</InlineMessage>}
      <AccordionItem title={text.explained}>
        <Stack gap="6">
          <StatementTable
            caption={text.explained}
            isCaptionHidden
            columns={answerColumns(result)}
            rows={result.respostas}
            rowKey={({ pergunta }) => pergunta}
          />
          <StatementTable
            caption={text.ranges}
            columns={rangeColumns}
            rows={rangeRows(questionnaire)}
            rowKey={({ profile }) => profile}
          />
          <Stack as="ul" gap="1" marks="bullets" aria-label={text.caps}>
            {questionnaire.limites.map((limit) => (
              <Text as="li" key={limit.texto} variant="small" tone="muted">
                {limitSentence(limit)}
              </Text>
            ))}
          </Stack>
        </Stack>
      </AccordionItem>
    </>
  )
}

type Answer = InvestmentProfileResult['respostas'][number]

function answerColumns({ pontos }: InvestmentProfileResult): StatementColumn<Answer>[] {
  return [
    {
      id: 'question',
      header: text.question,
      isRowHeader: true,
      cell: ({ pergunta }) => pergunta,
      total: text.total,
    },
    { id: 'answer', header: text.answer, cell: ({ resposta }) => resposta },
    { id: 'points', header: text.points, isNumeric: true, cell: (row) => row.pontos, total: pontos },
  ]
}

const rangeColumns: readonly StatementColumn<{ profile: string; points: string }>[] = [
  {
    id: 'profile',
    header: investmentProfileText.compare.profile,
    isRowHeader: true,
    cell: ({ profile }) => profile,
  },
  { id: 'points', header: text.from, isNumeric: true, cell: ({ points }) => points },
]
