import { IconButton } from '@portal/design-system/IconButton'
import { TrashIcon } from '@portal/design-system/icons'
import type { ReactNode } from 'react'
import { fields, row } from './record-row.css.ts'

type RecordRowProps = {
  /** Accessible name of the remove button. */
  remove: string
  onRemove: () => void
  /** Two or three fields, the widest one first. */
  children: ReactNode
}

/** Two or three fields of a short record beside each other, and the button that takes it out. */
export function RecordRow({ remove, onRemove, children }: RecordRowProps) {
  return (
    <div className={row}>
      <div className={fields}>{children}</div>
      <IconButton label={remove} icon={TrashIcon} onPress={onRemove} />
    </div>
  )
}
