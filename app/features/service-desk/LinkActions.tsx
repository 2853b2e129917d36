import type { LinkAct } from '#contract/life-cycle/link-acts.ts'
import type { PlanLink } from '#contract/plans/plans.ts'
import { AccumulationDates } from './AccumulationDates.tsx'
import { CourtOrder } from './CourtOrder.tsx'
import { DeliverStatement } from './DeliverStatement.tsx'
import { EndEmployment } from './EndEmployment.tsx'

type LinkActionsProps = {
  idPessoa: number
  planLinks: readonly PlanLink[]
  /** Acts this attendant may do now, by plan link. */
  acts: readonly { idVinculo: number; atos: readonly LinkAct[] }[]
  /** Called once the page shows what an act changed. */
  onDone: () => void
}

/** Actions on each plan of the person that the API allows this attendant. */
export function LinkActions({ idPessoa, planLinks, acts, onDone }: LinkActionsProps) {
  return planLinks.flatMap(({ id, plano }) => {
    const atos = acts.find(({ idVinculo }) => idVinculo === id)?.atos ?? []
    return atos.map((ato) => (
      <LinkAction
        key={`${id} ${ato}`}
        ato={ato}
        idPessoa={idPessoa}
        idVinculo={id}
        plan={plano.nome}
        onDone={onDone}
      />
    ))
  })
}

type LinkActionProps = { ato: LinkAct; idPessoa: number; idVinculo: number; plan: string; onDone: () => void }

function LinkAction({ ato, ...link }: LinkActionProps) {
  switch (ato) {
    case 'registrar-desligamento':
      return <EndEmployment {...link} />
    case 'entregar-extrato':
      return <DeliverStatement {...link} />
    case 'suspender-por-ordem-judicial':
      return <CourtOrder {...link} act="suspend" />
    case 'liberar-por-ordem-judicial':
      return <CourtOrder {...link} act="lift" />
    case 'informar-datas-acumulacao':
      return <AccumulationDates {...link} />
  }
}
