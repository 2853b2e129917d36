import { Card } from '#design-system/Card/Card.tsx'
import { DescriptionList } from '#design-system/DescriptionList/DescriptionList.tsx'
import type { AnswerLine } from './answer-lines.ts'

/** The answers of a declaration, before they are sent and on their receipt. */
export function AnswerList({ lines }: { lines: readonly AnswerLine[] }) {
  return (
    <Card>
      <DescriptionList layout="rows" items={lines} />
    </Card>
  )
}
