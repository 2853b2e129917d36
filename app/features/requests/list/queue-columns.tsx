import { type GridColumn, GridLink } from '@portal/design-system/DataGrid'
import { IconButton } from '@portal/design-system/IconButton'
import { UserCheckIcon } from '@portal/design-system/icons'
import { Text } from '@portal/design-system/Text'
import { RequestDeadline } from '#app/features/request-engine/RequestDeadline.tsx'
import { RequestStatusTag } from '#app/features/request-engine/RequestStatusTag.tsx'
import type { RequestItem } from '#contract/requests/requests.ts'
import { instantDateText } from '#contract/value-text.ts'
import { mayTake } from '../cases/may-take.ts'
import { DiscussRequestRow } from '../one-request/DiscussRequest.tsx'
import { rowButtons, twoLines } from '../requests.css.ts'
import { queueText as text } from './queue.text.ts'

type Column = GridColumn<RequestItem>

type QueueColumns = {
  hrefOf: (idRequisicao: number) => string
  /** Id of who looks at the list. */
  me: number
  onTake: (request: RequestItem) => void
}

export function queueColumns({ hrefOf, me, onTake }: QueueColumns): Column[] {
  return [
    {
      id: 'request',
      header: text.request,
      isRowHeader: true,
      cell: ({ id, funcionalidade, protocolo, dataSolicitacao }) => (
        <GridLink href={hrefOf(id)} detail={text.detail(protocolo, instantDateText(dataSolicitacao))}>
          {funcionalidade.nome}
        </GridLink>
      ),
    },
    {
      id: 'person',
      header: text.person,
      hasOwnLine: true,
      cell: ({ pessoa, plano, prioridade }) => (
        <span className={twoLines}>
          <span>{pessoa.nome}</span>
          <Text as="span" variant="small" tone="muted">
            {prioridade ? text.planAndPriority(plano.nome, prioridade) : plano.nome}
          </Text>
        </span>
      ),
    },
    { id: 'status', header: text.status, cell: ({ status }) => <RequestStatusTag status={status} /> },
    {
      id: 'deadline',
      header: text.deadline,
      cell: ({ prazo, status }) => <RequestDeadline deadline={prazo} status={status} isAttendant isShort />,
    },
    { id: 'holder', header: text.holder, cell: (request) => <Holder request={request} me={me} /> },
    {
      id: 'actions',
      header: text.actions,
      isHeaderHidden: true,
      isActions: true,
      cell: (request) => (
        <span className={rowButtons}>
          {mayTake(request) && (
            <IconButton
              icon={UserCheckIcon}
              label={text.take(request.protocolo)}
              onPress={({ target }) => {
                // The button goes with what it did: who pressed it goes on from the row.
                target.closest('tr')?.querySelector<HTMLElement>('th a')?.focus()
                onTake(request)
              }}
            />
          )}
          <DiscussRequestRow request={request} />
        </span>
      ),
    },
  ]
}

function Holder({ request: { analista }, me }: { request: RequestItem; me: number }) {
  if (analista?.id === me) return <strong>{text.me}</strong>
  return analista ? (
    analista.nome
  ) : (
    <Text as="span" variant="small" tone="muted">
      {text.nobody}
    </Text>
  )
}
