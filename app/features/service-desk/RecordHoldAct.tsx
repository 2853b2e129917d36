import { ReasonAct } from '#app/forms/ReasonAct.tsx'
import { send } from '#app/session/ask.ts'
import { recordHoldText } from './record-hold.text.ts'
import { holdReasonProblem } from './service-desk.schema.ts'

const commands = { hold: send('manterDadosPessoa'), release: send('liberarDadosPessoa') }

type RecordHoldActProps = {
  idPessoa: number
  act: keyof typeof commands
  /** Called once the page shows what was done. */
  onDone: () => void
}

/** Has the records of a person held, or lets them go again, after asking why. */
export function RecordHoldAct({ idPessoa, act, onDone }: RecordHoldActProps) {
  return (
    <ReasonAct
      text={{ ...recordHoldText[act], reason: recordHoldText.reason }}
      problemOf={holdReasonProblem}
      run={(reason) => commands[act]({ data: { idPessoa, ...reason } })}
      onDone={onDone}
    />
  )
}
