import { Card } from '@portal/design-system/Card'
import { Pagination } from '@portal/design-system/Pagination'
import { Text } from '@portal/design-system/Text'
import type { AccessItem } from '#contract/records/access-record.ts'
import { PersonalProfileFrame } from '../PersonalProfileFrame.tsx'
import { AccessList } from './AccessList.tsx'
import { accessRecordText as text } from './access-record.text.ts'

type AccessRecordProps = { accesses: readonly AccessItem[]; page: number; totalPages: number }

/** "Quem acessou meus dados". */
export function AccessRecord({ accesses, page, totalPages }: AccessRecordProps) {
  return (
    <PersonalProfileFrame lead={text.lead} isOwn>
      <Card title={text.title}>
        <AccessList accesses={accesses} />
        <Pagination page={page} totalPages={totalPages} getHref={(target) => `?page=${target}`} />
        <Text variant="small" tone="muted">
          {text.help}
        </Text>
      </Card>
    </PersonalProfileFrame>
  )
}
