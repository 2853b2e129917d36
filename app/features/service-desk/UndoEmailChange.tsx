import { ReasonAct } from '#app/forms/ReasonAct.tsx'
import { send } from '#app/session/ask.ts'
import { emailProtectionText } from './email-protection.text.ts'
import { undoReasonProblem } from './service-desk.schema.ts'

type UndoEmailChangeProps = {
  change: { idPessoa: number; idAlteracao: number }
  /** The effect of taking it back, in words. */
  does: string
  /** Called once the page shows that it is taken back. */
  onDone: () => void
}

/** Takes a change of e-mail back, after asking why. */
export function UndoEmailChange({ change, does, onDone }: UndoEmailChangeProps) {
  return (
    <ReasonAct
      text={{ ...emailProtectionText.takeBack, text: does }}
      problemOf={undoReasonProblem}
      run={(reason) => send('desfazerAlteracaoEmail')({ data: { ...change, ...reason } })}
      onDone={onDone}
    />
  )
}
