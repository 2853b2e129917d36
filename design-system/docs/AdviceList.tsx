import { Cluster } from '../Cluster/Cluster.tsx'
import { Columns } from '../Columns/Columns.tsx'
import { DangerIcon, SuccessIcon } from '../icons/icons.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { example, isDo, isDont } from './guide.css.ts'
import { guideText } from './guide.text.ts'
import type { Advice, Guide } from './guide.ts'
import { Sentence } from './Sentence.tsx'

export function AdviceList({ dos, donts }: Pick<Guide, 'dos' | 'donts'>) {
  return (
    <Columns template="halves" from="medium" gap="4">
      <AdviceColumn title={guideText.dos} advice={dos} tone="success" className={isDo} />
      <AdviceColumn title={guideText.donts} advice={donts} tone="danger" className={isDont} />
    </Columns>
  )
}

interface AdviceColumnProps {
  title: string
  advice: readonly Advice[]
  tone: 'success' | 'danger'
  className: string
}

function AdviceColumn({ title, advice, tone, className }: AdviceColumnProps) {
  const Icon = tone === 'success' ? SuccessIcon : DangerIcon
  return (
    <Stack as="section" aria-label={title}>
      {advice.map(({ text, example: shown }) => (
        <Stack key={text} gap="3" className={className}>
          <Cluster gap="2">
            <Icon size="small" />
            <Text as="span" variant="label" tone={tone}>
              {title}
            </Text>
          </Cluster>
          {shown && <div className={example}>{shown}</div>}
          <Text>
            <Sentence>{text}</Sentence>
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}
