import { InlineMessage } from '@portal/design-system/InlineMessage'
import { RadioGroup } from '@portal/design-system/RadioGroup'
import { useRef, useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { reasonsForMany } from '../cases/canned-reasons.ts'
import { ReasonField } from '../cases/ReasonField.tsx'
import { commonSteps } from './common-steps.ts'
import { deskActsText as text } from './desk-acts.text.ts'
import type { ActOnAllProps } from './use-desk-acts.ts'

/** Which step several requests take, of those that all of them allow, and why. */
export function MoveAllDialog({ requests, command, act, onClose }: ActOnAllProps) {
  const steps = commonSteps(requests)
  const area = useRef<HTMLTextAreaElement>(null)
  const [chosen, choose] = useState('')
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const step = steps.find(({ to }) => String(to) === chosen)
  const isMissing = (step?.needsReason ?? false) && reason.trim() === ''
  const move = () => {
    setTried(true)
    if (!step || isMissing) return
    const motivo = reason.trim()
    act({ tipo: 'mover', idStatus: step.to, ...(step.needsReason && { motivo }) })
  }
  const names: Readonly<Record<number, string>> = text.steps
  return (
    <ActDialog
      title={text.moveTitle}
      description={text.selected(requests.length)}
      command={command}
      leave={text.leave}
      onClose={onClose}
      act={{ isDisabled: !step, onPress: move, children: text.moveAct }}
    >
      {steps.length === 0 ? (
        <InlineMessage>{text.noMove}</InlineMessage>
      ) : (
        <RadioGroup
          label={text.to}
          value={chosen}
          onChange={choose}
          options={steps.map(({ to }) => ({ value: String(to), label: names[to] ?? '' }))}
        />
      )}
      {step?.needsReason && (
        <ReasonField
          need="required"
          description={text.reasonHint}
          ready={reasonsForMany(
            requests.map(({ funcionalidade }) => funcionalidade.id),
            step.to,
          )}
          field={{
            ref: area,
            value: reason,
            onChange: setReason,
            errorMessage: wasTried && isMissing ? text.reasonMissing : undefined,
          }}
        />
      )}
    </ActDialog>
  )
}
