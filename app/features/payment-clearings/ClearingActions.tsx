import { Button } from '@portal/design-system/Button'
import { TextAreaField } from '@portal/design-system/TextAreaField'
import { useRef, useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { endAct } from '#app/forms/end-act.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import type { PaymentClearingDetail } from '#contract/payment-clearings/payment-clearings.ts'
import { clearingsText } from './payment-clearings.text.ts'
import { confirmSentence } from './payment-clearings-sentences.ts'

const { confirm, discard } = clearingsText
const LONGEST_REASON = 300

type ClearingActionsProps = { clearing: PaymentClearingDetail; canDiscard: boolean }

/** Actions on a clearing that waits for confirmation: confirming, only by someone who did not prepare it; discarding. */
export function ClearingActions({ clearing, canDiscard }: ClearingActionsProps) {
  const { id, impedimento, resumo, origem } = clearing
  const { liquidam, semBaixa, debitosRecusados } = resumo
  // Where a sponsor deducted nothing, confirming asks everybody by boleto; where a file brings only other money, it says that somebody looked.
  const doesSomething = liquidam + semBaixa + debitosRecusados > 0 || origem === 'patrocinadora'
  const confirming = useCommand(send('confirmarBaixa'))
  return (
    <>
      {impedimento === null && doesSomething && (
        <ConfirmAct
          trigger={<Button variant="primary">{confirm.action}</Button>}
          title={confirm.title}
          confirm={confirm.action}
          cancel={confirm.keep}
          command={confirming}
          act={() => confirming.run({ idBaixa: id, liquidam: resumo.liquidam, valor: resumo.valor })}
          done={resumo.liquidam > 0 ? confirm.done : confirm.doneWithout}
        >
          {confirmSentence(clearing)}
        </ConfirmAct>
      )}
      {canDiscard && <Discard id={id} />}
    </>
  )
}

function Discard({ id }: { id: number }) {
  const discarding = useCommand(send('descartarBaixa'))
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const act = async () => {
    setTried(true)
    if (reason.trim() === '') return field.current?.focus()
    await endAct(await discarding.run({ idBaixa: id, motivo: reason.trim() }), {
      done: discard.done,
      close: () => setOpen(false),
    })
  }
  return (
    <ActDialog
      trigger={<Button variant="secondary">{discard.action}</Button>}
      isOpen={isOpen}
      onOpen={() => {
        discarding.clear()
        setTried(false)
        setOpen(true)
      }}
      role="alertdialog"
      title={discard.title}
      command={discarding}
      leave={discard.keep}
      onClose={() => setOpen(false)}
      act={{ variant: 'danger', onPress: () => void act(), children: discard.action }}
    >
      <p>{discard.text}</p>
      <TextAreaField
        ref={field}
        label={discard.reason}
        isRequired
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={setReason}
        errorMessage={wasTried && reason.trim() === '' ? discard.required : undefined}
      />
    </ActDialog>
  )
}
