import { Card } from '@portal/design-system/Card'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import { Timeline } from '@portal/design-system/Timeline'
import { formatDate, formatInstant } from '#app/format/dates.ts'
import { formatPercent } from '#app/format/percent.ts'
import type { ManagedProfile } from '#contract/investments/profile-management.ts'
import { profileManagementText as text } from './profile-management.text.ts'

export function ProfileHistory({ versoes }: Pick<ManagedProfile, 'versoes'>) {
  return (
    <Card title={text.history}>
      <Timeline
        label={text.history}
        events={versoes.map((version, at) => ({
          id: version.desde,
          title: text.sinceDay(formatDate(version.desde)),
          when: formatInstant(version.publicadoEm),
          dateTime: version.publicadoEm,
          actor: version.publicadoPor ?? text.installed,
          isCurrent: at === 0,
          children: (
            <>
              <Text>{version.descricao}</Text>
              <Text variant="small" tone="muted">
                {text.columns.share}:{' '}
                {text.share(
                  formatPercent(version.rendaVariavelMinima),
                  formatPercent(version.rendaVariavelMaxima),
                )}
              </Text>
              <div>
                <StatusTag tone={version.oferecido ? 'success' : 'neutral'}>
                  {version.oferecido ? text.offered : text.closed}
                </StatusTag>
              </div>
            </>
          ),
        }))}
      />
    </Card>
  )
}
