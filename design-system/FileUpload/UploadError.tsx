import type { ReactNode } from 'react'
import { error, errorIcon } from '../field/field.css.ts'
import { DangerIcon } from '../icons/icons.ts'

interface UploadErrorProps {
  id: string
  children: ReactNode
}

/** Why a file is not accepted. Always there, so that a sentence that comes after a drop is read aloud. */
export function UploadError({ id, children }: UploadErrorProps) {
  return (
    <div id={id} role="alert">
      {children && (
        <p className={error}>
          <span className={errorIcon}>
            <DangerIcon size="small" />
          </span>
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
