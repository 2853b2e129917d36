import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { TextLink } from '@portal/design-system/TextLink'
import { PagedTable } from '#app/listing/PagedTable.tsx'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { OutboxPage } from '#contract/messages/emails.ts'
import { OutboxFilters } from './OutboxFilters.tsx'
import { type OutboxSearch, outboxSearchDefaults } from './outbox.search.ts'
import { outboxText as text } from './outbox.text.ts'
import { outboxColumns } from './outbox-columns.tsx'

type OutboxViewProps = {
  list: OutboxPage
  search: OutboxSearch
  onFilter: (changed: Partial<OutboxSearch>) => void
  hrefOf: (changed: Partial<OutboxSearch>) => string
}

/** Every e-mail with what became of it, the newest first, and the way to those that got to nobody. */
export function OutboxView({ list, search, onFilter, hrefOf }: OutboxViewProps) {
  const heading = useFocusOnArrival()
  const { idPessoa, idRequisicao, idEnvio } = search
  const isOfOne = idPessoa !== undefined || idRequisicao !== undefined || idEnvio !== undefined
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.lead}
        headingRef={heading}
        before={<BackLink href="/settings">{text.settings}</BackLink>}
      />
      <Stack gap="6">
        {list.naoEntregues > 0 && search.estado !== 'nao-entregues' && (
          <Banner tone="warning" title={text.undelivered(list.naoEntregues)}>
            <TextLink href={hrefOf({ ...outboxSearchDefaults, estado: 'nao-entregues' })}>
              {text.seeUndelivered}
            </TextLink>
          </Banner>
        )}
        <Card title={text.list}>
          <Stack>
            <OutboxFilters search={search} messages={list.mensagens} onFilter={onFilter} />
            {isOfOne && (
              <Cluster gap="4">
                <p>{onlySentence(list, search)}</p>
                <Button variant="quiet" onPress={() => onFilter(outboxSearchDefaults)}>
                  {text.filters.clear}
                </Button>
              </Cluster>
            )}
            <PagedTable
              caption={text.list}
              columns={outboxColumns((email) => hrefOf({ email }))}
              rows={list.emails}
              rowKey={({ id }) => id}
              empty={{ title: text.emptyTitle, children: text.emptyText }}
              pages={{ page: search.page, totalPages: list.totalPage, getHref: (page) => hrefOf({ page }) }}
            />
          </Stack>
        </Card>
      </Stack>
    </>
  )
}

function onlySentence({ emails }: OutboxPage, { idPessoa }: OutboxSearch): string {
  const person = idPessoa === undefined ? undefined : emails[0]?.pessoa
  return person ? text.filters.onlyOf(person.nome) : text.filters.only
}
