import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { List } from '@portal/design-system/List'
import { StatusTag } from '@portal/design-system/StatusTag'
import { RequestStatusTag } from '#app/features/request-engine/RequestStatusTag.tsx'
import type { OtherRequest } from '#contract/requests/cases.ts'
import { instantDateText } from '#contract/value-text.ts'
import { casesText as text } from './cases.text.ts'

/** The person's other requests, those of the same kind first: each leads to where it is worked on. */
export function CaseOthers({ others }: { others: readonly OtherRequest[] }) {
  return (
    <Card title={text.others}>
      <List
        label={text.others}
        empty={text.noOthers}
        items={others.map(({ id, protocolo, funcionalidade, plano, status, dataSolicitacao, igual }) => ({
          id: String(id),
          title: text.other(protocolo, funcionalidade.nome),
          text: text.otherSince(plano.nome, instantDateText(dataSolicitacao)),
          meta: (
            <Cluster gap="2">
              {igual && <StatusTag tone="warning">{text.isAlike}</StatusTag>}
              <RequestStatusTag status={status} />
            </Cluster>
          ),
          href: `/request-management?idRequisicao=${id}`,
        }))}
      />
    </Card>
  )
}
