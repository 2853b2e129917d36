import { Button } from '@portal/design-system/Button'
import { Stat } from '@portal/design-system/Stat'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import type { RunningSuspensionOnWire } from '#contract/contributions/suspensions.ts'
import { monthText } from '#contract/value-text.ts'
import type { Competence } from '#domain/calendar.ts'
import { SuspensionCard, type SuspensionCardProps } from './SuspensionCard.tsx'
import { suspensionWords as words } from './suspension.text.ts'
import { endLabel, periodOf } from './suspension-sentences.ts'

/** How a suspension is ended before its time: its words, what doing so today does, and the command. */
type EndingSuspension = {
  action: string
  title: string
  sentence: (resumes: Competence) => string
  run: (options: { data: undefined }) => Promise<unknown>
}

type RunningSuspensionProps = Pick<SuspensionCardProps, 'title' | 'items' | 'previous'> & {
  suspension: RunningSuspensionOnWire
  /** Label of the month payments resume. `status`: that this happens by itself, or how the suspension was ended. */
  resumes: string
  status: string
  ending: EndingSuspension
}

/** The suspension that runs or is marked: its months, what it does meanwhile, and the way to end it early. */
export function RunningSuspension({
  suspension,
  resumes,
  status,
  ending,
  items,
  ...card
}: RunningSuspensionProps) {
  const { mesRetorno, podeVoltarEm } = suspension
  return (
    <SuspensionCard
      {...card}
      items={[{ id: 'period', term: words.period, description: periodOf(suspension) }, ...items]}
      action={
        podeVoltarEm && (
          <div>
            <EndSuspension resumes={podeVoltarEm} ending={ending} />
          </div>
        )
      }
    >
      <p role="status">{status}</p>
      <Stat label={resumes} value={monthText(mesRetorno)} />
    </SuspensionCard>
  )
}

/** Ends the suspension before its time, after asking. `resumes`: the first month that is paid again. */
function EndSuspension({ resumes, ending }: { resumes: Competence; ending: EndingSuspension }) {
  const command = useCommand(ending.run)
  return (
    <ConfirmAct
      trigger={<Button variant="secondary">{ending.action}</Button>}
      title={ending.title}
      confirm={endLabel(resumes)}
      cancel={words.keep}
      command={command}
      act={() => command.run()}
      done={words.ended}
    >
      {ending.sentence(resumes)}
    </ConfirmAct>
  )
}
