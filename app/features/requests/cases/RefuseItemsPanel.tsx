import { CheckboxField } from '@portal/design-system/CheckboxField'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { TextField } from '@portal/design-system/TextField'
import { useState } from 'react'
import { fieldId } from '#app/forms/field-state.ts'
import type { ReRegistrationItem } from '#domain/re-registration/groups.ts'
import { DockedAct } from './DockedAct.tsx'
import { refusalText as text } from './refusal.text.ts'
import type { MoveCommand, RefusedItem } from './use-request-move.ts'
import { type Verdicts, wrongItems } from './use-verdicts.ts'

type RefuseItemsPanelProps = {
  /** Items that can be refused, with the verdicts given so far. */
  verdicts: Verdicts
  moving: Pick<MoveCommand, 'problem' | 'isPending'>
  onClose: () => void
  onConfirm: (items: RefusedItem[]) => void
}

/** Asks what is refused of a re-registration, and each reason. */
export function RefuseItemsPanel({ verdicts, moving, onClose, onConfirm }: RefuseItemsPanelProps) {
  const [wasTried, setTried] = useState(false)
  const chosen = wrongItems(verdicts).map(({ campo, motivo }) => ({
    item: campo as ReRegistrationItem,
    motivo,
  }))
  const isReady = chosen.length > 0 && chosen.every(({ motivo }) => motivo !== '')
  const confirm = () => {
    setTried(true)
    if (isReady) onConfirm(chosen)
  }
  return (
    <DockedAct
      title={text.title}
      description={text.text}
      command={moving}
      onClose={onClose}
      act={{ variant: 'danger', label: text.action, onAct: confirm }}
    >
      {wasTried && chosen.length === 0 && <InlineMessage tone="danger">{text.none}</InlineMessage>}
      {verdicts.items.map(({ campo, nome }) => {
        const isWrong = verdicts.of(campo) === 'wrong'
        const reason = verdicts.noteOf(campo)
        return (
          <div key={campo}>
            <CheckboxField
              label={nome}
              isSelected={isWrong}
              onChange={(isRefused) => verdicts.setVerdict(campo, isRefused ? 'wrong' : 'unseen')}
            />
            {isWrong && (
              <TextField
                id={fieldId(`motivo-${campo}`)}
                label={text.reason(nome)}
                isRequired
                maxLength={verdicts.longestNote}
                value={reason}
                onChange={(next) => verdicts.note(campo, next)}
                errorMessage={wasTried && reason.trim() === '' ? text.empty : undefined}
              />
            )}
          </div>
        )
      })}
    </DockedAct>
  )
}
