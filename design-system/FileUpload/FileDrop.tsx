import { type Ref, useMemo, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Text } from 'react-aria-components/Text'
import { Button } from '../Button/Button.tsx'
import { ButtonContent } from '../Button/ButtonContent.tsx'
import { buttonClass } from '../Button/button-class.ts'
import { mergeRefs } from '../field/merge-refs.ts'
import { TrashIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { actions, area, whole, zone } from './FileUpload.css.ts'
import { type Held, HeldFile } from './HeldFile.tsx'
import { UploadPrompt } from './UploadPrompt.tsx'

export interface FileDropProps extends Held {
  /** Takes the existing file away. Without it, it can only be replaced. */
  onRemoveExisting?: (() => void) | undefined
  isDisabled?: boolean | undefined
  /** The button that chooses, to focus it. */
  ref?: Ref<HTMLButtonElement> | undefined
  /** Of the button that chooses. */
  id: string
  accept?: readonly string[] | undefined
  take: (file: File | null | undefined) => void
  remove: () => void
  labelledBy: string
  describedBy: string
  isInvalid: boolean
}

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]

const takeFirst = ({ items }: DropEvent, take: FileDropProps['take']) => {
  const first = items.find((item) => item.kind === 'file')
  if (first) void first.getFile().then(take)
}

/** Anything may be dropped: what does not fit is refused in words, not by a cursor. */
const anything = () => 'copy' as const

/** The area that takes a file, and the file it holds. */
export function FileDrop({ ref: given, ...props }: FileDropProps) {
  const strings = useStrings()
  const { value, existing, isDisabled, id, take, remove, onRemoveExisting } = props
  const choose = useRef<HTMLButtonElement>(null)
  const ref = useMemo(() => mergeRefs(choose, given), [given])
  const isFilled = Boolean(value ?? existing)
  const takeAway = value ? remove : onRemoveExisting
  return (
    <DropZone
      isDisabled={isDisabled}
      aria-labelledby={props.labelledBy}
      getDropOperation={anything}
      onDrop={(event) => takeFirst(event, take)}
      className={zone}
      data-invalid={props.isInvalid || undefined}
    >
      <Text slot="label" className={visuallyHidden}>
        {strings.fileUpload.paste}
      </Text>
      {isFilled && <HeldFile value={value} existing={existing} />}
      <div className={isFilled ? actions : whole}>
        <FileTrigger acceptedFileTypes={props.accept} onSelect={(files) => take(files?.[0])}>
          {/* One button in both states, so that focus stays on it when a file has been chosen. */}
          <AriaButton
            ref={ref}
            id={id}
            isDisabled={isDisabled}
            aria-labelledby={`${id} ${props.labelledBy}`}
            aria-describedby={props.describedBy}
            className={isFilled ? buttonClass({ variant: 'secondary', size: 'compact' }) : area}
          >
            {isFilled ? <ButtonContent>{strings.fileUpload.replace}</ButtonContent> : <UploadPrompt />}
          </AriaButton>
        </FileTrigger>
        {isFilled && takeAway && (
          <Button
            variant="quiet"
            size="compact"
            icon={TrashIcon}
            isDisabled={isDisabled}
            onPress={() => {
              takeAway()
              choose.current?.focus()
            }}
          >
            {strings.fileUpload.remove}
          </Button>
        )}
      </div>
    </DropZone>
  )
}
