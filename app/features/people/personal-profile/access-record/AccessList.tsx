import { Cluster } from '@portal/design-system/Cluster'
import { EmptyState } from '@portal/design-system/EmptyState'
import { EyeIcon, UserCheckIcon } from '@portal/design-system/icons'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import { Timeline } from '@portal/design-system/Timeline'
import type { AccessItem } from '#contract/records/access-record.ts'
import { AccessChanges } from './AccessChanges.tsx'
import { accessRecordText as text } from './access-record.text.ts'
import { spanSentence } from './access-record-sentences.ts'

/** Who of the service desk came to a person's data: when, why, and what they changed. */
export function AccessList({ accesses }: { accesses: readonly AccessItem[] }) {
  if (accesses.length === 0) return <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>
  return (
    <Timeline
      label={text.list}
      events={accesses.map((access) => {
        const { id, tipo, atendente, inicio, emAndamento, motivo, alteracoes } = access
        const isServing = tipo === 'atendimento'
        return {
          id: String(id),
          title: (
            <Cluster as="span" gap="2">
              {isServing ? text.served : text.looked}
              {emAndamento && <StatusTag tone="warning">{text.running}</StatusTag>}
            </Cluster>
          ),
          when: spanSentence(access),
          dateTime: inicio,
          actor: text.by(atendente.nome, atendente.nivel),
          tone: isServing ? 'warning' : 'neutral',
          icon: isServing ? UserCheckIcon : EyeIcon,
          children: (
            <>
              {motivo && (
                <Text breaksAnywhere>
                  <strong>{text.reason}:</strong> {motivo}
                </Text>
              )}
              <AccessChanges changes={alteracoes} />
            </>
          ),
        }
      })}
    />
  )
}
