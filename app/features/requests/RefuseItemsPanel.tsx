import { CheckboxField } from '@portal/design-system/CheckboxField'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { TextField } from '@portal/design-system/TextField'
import { useState } from 'react'
import { fieldId } from '#app/forms/field-state.ts'
import { itemNames } from '#contract/re-registration.text.ts'
import type { ReRegistrationItem } from '#domain/re-registration/groups.ts'
import { DockedAct } from './DockedAct.tsx'
import { refusalText as text } from './refusal.text.ts'
import type { MoveCommand } from './use-request-move.ts'

export type RefusedItem = { item: ReRegistrationItem; motivo: string }

type RefuseItemsPanelProps = {
  items: readonly ReRegistrationItem[]
  moving: Pick<MoveCommand, 'problem' | 'isPending'>
  onClose: () => void
  onConfirm: (items: RefusedItem[]) => void
}

/** Asks what is refused of a re-registration, and each reason. */
export function RefuseItemsPanel({ items, moving, onClose, onConfirm }: RefuseItemsPanelProps) {
  const [reasons, setReasons] = useState<Partial<Record<ReRegistrationItem, string>>>({})
  const [wasTried, setTried] = useState(false)
  const chosen = items.flatMap((item) => {
    const motivo = reasons[item]
    return motivo === undefined ? [] : [{ item, motivo: motivo.trim() }]
  })
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
      {items.map((item) => (
        <div key={item}>
          <CheckboxField
            label={itemNames[item]}
            isSelected={reasons[item] !== undefined}
            onChange={(isRefused) => setReasons({ ...reasons, [item]: isRefused ? '' : undefined })}
          />
          {reasons[item] !== undefined && (
            <TextField
              id={fieldId(`motivo-${item}`)}
              label={text.reason(itemNames[item])}
              isRequired
              maxLength={120}
              value={reasons[item]}
              onChange={(reason) => setReasons({ ...reasons, [item]: reason })}
              errorMessage={wasTried && reasons[item].trim() === '' ? text.empty : undefined}
            />
          )}
        </div>
      ))}
    </DockedAct>
  )
}
