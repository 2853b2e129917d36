import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { EmptyState } from '@portal/design-system/EmptyState'
import { Pagination } from '@portal/design-system/Pagination'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import { notificationText } from '#app/notifications/notifications.text.ts'
import type { NotificationPage } from '#contract/messages/notifications.ts'
import { CentreFilters } from './CentreFilters.tsx'
import { MarkAllAsRead } from './MarkAllAsRead.tsx'
import { NotificationRows } from './NotificationRows.tsx'
import type { CentreSearch } from './notification-centre.search.ts'
import { notificationCentreText as text } from './notification-centre.text.ts'

type OwnNotificationsProps = {
  list: NotificationPage
  search: CentreSearch
  /** First name of the person for whom an attendant acts: who acts for somebody marks nothing. */
  servedName: string | null
  /** Whether the reader has e-mails to choose among. */
  choosesEmails: boolean
  onFilter: (changed: Partial<CentreSearch>) => void
  hrefOf: (changed: Partial<CentreSearch>) => string
}

/** One's notifications, unread first, each leading to where one acts on it. */
export function OwnNotifications(props: OwnNotificationsProps) {
  const { list, search, servedName, choosesEmails, onFilter, hrefOf } = props
  const isFiltered = search.situacao !== 'todas' || search.tipo !== 0
  const hasNone = list.totalItems === 0 && !isFiltered
  return (
    <Stack gap="6">
      <Card title={text.list}>
        <Stack>
          {!hasNone && <CentreFilters search={search} onFilter={onFilter} />}
          {!hasNone && (
            <Cluster justify="between" gap="4">
              <Text role="status">{text.count(list.naoLidas)}</Text>
              {servedName === null && list.naoLidas > 0 && <MarkAllAsRead />}
              {servedName !== null && list.naoLidas > 0 && (
                <Text variant="small" tone="muted">
                  {notificationText.onlyThePerson(servedName)}
                </Text>
              )}
            </Cluster>
          )}
          {hasNone && (
            <EmptyState
              illustration="messages"
              headingLevel={3}
              title={servedName === null ? text.empty : text.emptyOf(servedName)}
            />
          )}
          {!hasNone && list.notificacoes.length === 0 && (
            <EmptyState
              headingLevel={3}
              title={text.noneTitle}
              action={
                <Button variant="secondary" onPress={() => onFilter({ situacao: 'todas', tipo: 0 })}>
                  {text.clear}
                </Button>
              }
            >
              {text.noneText}
            </EmptyState>
          )}
          <NotificationRows notifications={list.notificacoes} mayMark={servedName === null} />
          <Pagination
            page={search.page}
            totalPages={list.totalPage}
            getHref={(page) => hrefOf({ ...search, page })}
          />
        </Stack>
      </Card>
      {choosesEmails && (
        <Card title={text.emails.title}>
          <Stack>
            <p>{text.emails.text}</p>
            <div>
              <TextLink href="/perfil">{text.emails.link}</TextLink>
            </div>
          </Stack>
        </Card>
      )}
    </Stack>
  )
}
