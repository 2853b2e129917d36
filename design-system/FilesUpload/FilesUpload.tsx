import { type ReactNode, type Ref, useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Text } from 'react-aria-components/Text'
import { Announcer } from '../Announcer/Announcer.tsx'
import { area, zone } from '../FileUpload/FileUpload.css.ts'
import { documentLimits, type FileLimits, type Refusal } from '../FileUpload/file-check.ts'
import { UploadError } from '../FileUpload/UploadError.tsx'
import { UploadPrompt } from '../FileUpload/UploadPrompt.tsx'
import { description as descriptionClass, label as labelClass, root } from '../field/field.css.ts'
import type { FieldTexts } from '../field/field-props.ts'
import { useStrings } from '../strings/use-strings.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { takeFiles } from './take-files.ts'
import { useRefusedSentences } from './use-refused-sentences.ts'

export interface FilesUploadProps extends FieldTexts {
  /** "Upload do Documento". The hint of formats and size is the `description`. */
  label: ReactNode
  /** Files that were just chosen, dropped or pasted and that fit. What becomes of them is shown by `FileList`. */
  onChoose: (files: File[]) => void
  /** Accepted types and size of each file. Default: any image and PDF, up to 10 MB. */
  limits?: FileLimits
  /** So many may still come. Default: any number. */
  room?: number
  isDisabled?: boolean
  /** Own sentences for a refused file. */
  refusals?: Partial<Record<Refusal, string>>
  /** Of the button that chooses, for `ErrorSummary`. */
  id?: string
  /** The button that chooses, to focus it. */
  ref?: Ref<HTMLButtonElement>
}

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]

const filesOf = ({ items }: DropEvent) =>
  Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])))

/** Anything may be dropped: what does not fit is refused in words, not by a cursor. */
const anything = () => 'copy' as const

/** Several files at once: chosen with the button, dropped on the area or pasted into it. Each that is refused is named with its reason. */
export function FilesUpload({ ref, ...props }: FilesUploadProps) {
  const strings = useStrings()
  const { label, description, errorMessage, limits = documentLimits, isDisabled } = props
  const { room = Number.POSITIVE_INFINITY } = props
  const scope = useId()
  const ids = { label: `${scope}label`, help: `${scope}help`, error: `${scope}error` }
  const id = props.id ?? `${scope}choose`
  const [said, say] = useState({ refused: '', news: '' })
  const sentenceOf = useRefusedSentences(limits, props.refusals, room)
  const problem = said.refused || errorMessage
  const take = (files: readonly File[]) => {
    const { taken, refused } = takeFiles(files, limits, room)
    const news = taken.length > 0 ? strings.fileUpload.chosenSeveral(taken.length) : ''
    say({ refused: refused.map(sentenceOf).join(' '), news })
    if (taken.length > 0) props.onChoose(taken)
  }
  return (
    <div role="group" aria-labelledby={ids.label} className={root}>
      <span id={ids.label} className={labelClass}>
        {label}
      </span>
      <DropZone
        isDisabled={isDisabled}
        aria-labelledby={ids.label}
        getDropOperation={anything}
        onDrop={(event) => void filesOf(event).then(take)}
        className={zone}
        data-invalid={problem ? true : undefined}
      >
        <Text slot="label" className={visuallyHidden}>
          {strings.fileUpload.paste}
        </Text>
        <FileTrigger
          acceptedFileTypes={limits.accept}
          allowsMultiple
          onSelect={(files) => take([...(files ?? [])])}
        >
          <Button
            ref={ref}
            id={id}
            isDisabled={isDisabled}
            aria-labelledby={`${id} ${ids.label}`}
            aria-describedby={problem ? `${ids.error} ${ids.help}` : ids.help}
            className={area}
          >
            <UploadPrompt isForSeveral />
          </Button>
        </FileTrigger>
      </DropZone>
      <UploadError id={ids.error}>{problem}</UploadError>
      <p id={ids.help} className={descriptionClass}>
        {description}
      </p>
      <Announcer message={said.news} />
    </div>
  )
}
