import { type ReactNode, useId } from 'react'
import { Announcer } from '../Announcer/Announcer.tsx'
import {
  description as descriptionClass,
  label as labelClass,
  requiredMark,
  root,
} from '../field/field.css.ts'
import type { FieldTexts } from '../field/field-props.ts'
import { useStrings } from '../strings/use-strings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { FileDrop, type FileDropProps } from './FileDrop.tsx'
import { documentLimits, type FileLimits, type Refusal } from './file-check.ts'
import { UploadError } from './UploadError.tsx'
import { useUpload } from './use-upload.ts'

export type { FileLimits, Refusal } from './file-check.ts'

export interface FileUploadProps
  extends FieldTexts,
    Pick<FileDropProps, 'existing' | 'isDisabled' | 'onRemoveExisting' | 'ref' | 'value'> {
  /** "Upload do Documento". The hint of formats and size is the `description`. */
  label: ReactNode
  onChange: (file: File | null) => void
  isRequired?: boolean
  /** Accepted types and size. Default: any image and PDF, up to 10 MB. */
  limits?: FileLimits
  /** Own sentences for a refused file. */
  refusals?: Partial<Record<Refusal, string>>
  /** Of the button that chooses, for `ErrorSummary`. */
  id?: string
}

/**
 * One file: chosen with the button, dropped on the area or pasted into it. Of several dropped files it takes the first. It sends
 * nothing: the file goes to `onChange`. What it refuses it says in a sentence, and the file that was there stays.
 */
export function FileUpload(props: FileUploadProps) {
  const strings = useStrings()
  const { label, description, errorMessage, isRequired = false, limits = documentLimits } = props
  const { value, existing, isDisabled, onRemoveExisting, ref } = props
  const scope = useId()
  const ids = { label: `${scope}label`, help: `${scope}help`, error: `${scope}error` }
  const { refusal, news, take, remove } = useUpload({
    limits,
    onChange: props.onChange,
    refusals: props.refusals,
  })
  const problem = refusal ?? errorMessage
  return (
    <div role="group" aria-labelledby={ids.label} className={root}>
      <span id={ids.label} className={isRequired ? `${labelClass} ${requiredMark}` : labelClass}>
        {label}
      </span>
      <FileDrop
        {...{ value, existing, isDisabled, onRemoveExisting, ref }}
        id={props.id ?? `${scope}choose`}
        accept={limits.accept}
        take={take}
        remove={remove}
        labelledBy={ids.label}
        describedBy={problem ? `${ids.error} ${ids.help}` : ids.help}
        isInvalid={Boolean(problem)}
      />
      <UploadError id={ids.error}>{problem}</UploadError>
      <p id={ids.help} className={descriptionClass}>
        {description}
        {isRequired && <VisuallyHidden> {strings.fileUpload.required}</VisuallyHidden>}
      </p>
      <Announcer message={news ?? ''} />
    </div>
  )
}
