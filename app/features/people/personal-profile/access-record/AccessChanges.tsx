import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import type { AccessItem } from '#contract/records/access-record.ts'
import { timeText } from '#contract/value-text.ts'
import { accessRecordText as text } from './access-record.text.ts'

/** Changes made during one access, each with its time and a link to its request. */
export function AccessChanges({ changes }: { changes: AccessItem['alteracoes'] }) {
  if (changes.length === 0) return <Text tone="muted">{text.noChanges}</Text>
  return (
    <Stack as="ul" gap="1" aria-label={text.changes} marks="bullets">
      {changes.map(({ id, data, descricao, idRequisicao }) => (
        <li key={id}>
          <time dateTime={data}>{timeText(data)}</time> {descricao}{' '}
          {idRequisicao !== null && (
            <TextLink
              href={`/services/requests?${new URLSearchParams({ idRequisicao: String(idRequisicao) })}`}
            >
              {text.request}
            </TextLink>
          )}
        </li>
      ))}
    </Stack>
  )
}
