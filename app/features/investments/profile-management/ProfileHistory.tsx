import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import { EditionHistory } from '#app/editing/EditionHistory.tsx'
import type { ManagedProfile } from '#contract/investments/profile-management.ts'
import { dateText, percentText } from '#contract/value-text.ts'
import { profileManagementText as text } from './profile-management.text.ts'

export function ProfileHistory({ versoes }: Pick<ManagedProfile, 'versoes'>) {
  return (
    <EditionHistory
      versions={versoes.map((version, place) => ({
        id: version.desde,
        title: text.sinceDay(dateText(version.desde)),
        at: version.publicadoEm,
        by: version.publicadoPor,
        isCurrent: place === 0,
        children: (
          <>
            <Text>{version.descricao}</Text>
            <Text variant="small" tone="muted">
              {text.columns.share}:{' '}
              {text.share(percentText(version.rendaVariavelMinima), percentText(version.rendaVariavelMaxima))}
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
  )
}
