import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { LabelContext } from 'react-aria-components/Label'
import { TextContext } from 'react-aria-components/Text'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { root } from '../field/field.css.ts'
import type { FieldTexts, Labelling } from '../field/field-props.ts'
import { ChevronDownIcon } from '../icons/icons.ts'
import { late } from '../late/late.ts'
import { useLateOpening } from '../overlay/use-late-opening.ts'
import { useStrings } from '../strings/use-strings.ts'
import { TextField } from '../TextField/TextField.tsx'
import { chevron, trigger, value as valueClass } from './Select.css.ts'
import type { SelectOption } from './select-option.ts'
import { useClosedKeys } from './use-closed-keys.ts'

export type { SelectOption } from './select-option.ts'

type Mode = 'single' | 'multiple'

/** What is chosen: one id or `null`, or in `multiple` mode a list of ids. */
export type Chosen<Id, M extends Mode> = M extends 'multiple' ? readonly Id[] : Id | null

export type SelectProps<Id extends string | number, M extends Mode = 'single'> = FieldTexts &
  Labelling & {
    id?: string
    /** Under which a form that is sent without script holds it. */
    name?: string
    options: readonly SelectOption<Id>[]
    /** Default `single`. */
    selectionMode?: M
    value?: Chosen<Id, M>
    defaultValue?: Chosen<Id, M>
    onChange?: (value: Chosen<Id, M>) => void
    /** When focus leaves the field and its list. */
    onBlur?: () => void
    placeholder?: string
    isRequired?: boolean
    isDisabled?: boolean
    /** Shows what is chosen as text that cannot be changed. */
    isReadOnly?: boolean
    /** The button that opens the list, to focus it. */
    ref?: Ref<HTMLButtonElement>
  }

/** A list that can be gone through, over the page, is a tenth of what a form weighs; it comes with the first touch of the page. */
const lateList = late(async () => (await import('./SelectList.tsx')).SelectList)

/** One choice, or several, from a list that opens. For two or three choices radio buttons are kinder. */
export function Select<Id extends string | number, M extends Mode = 'single'>(props: SelectProps<Id, M>) {
  const { options, value, defaultValue, selectionMode = 'single' } = props
  const [own, setOwn] = useState<Chosen<Id, M> | undefined>(defaultValue)
  const held = value === undefined ? own : value
  const ids = [held ?? []].flat() as readonly Id[]
  const labels = options.filter(({ id }) => ids.includes(id)).map((option) => option.label)
  if (props.isReadOnly) {
    const { id, label, description } = props
    const naming = label ? { label } : { 'aria-label': props['aria-label'] ?? '' }
    return <TextField {...naming} id={id} isReadOnly value={labels.join(', ')} description={description} />
  }
  const choose = (chosen: readonly Id[]) => {
    const next = (selectionMode === 'multiple' ? chosen : (chosen[0] ?? null)) as Chosen<Id, M>
    setOwn(next)
    props.onChange?.(next)
  }
  return <Openable {...props} mode={selectionMode} chosen={ids} labels={labels} choose={choose} />
}

/** What react-aria is told of a field that was refused; the sentence is written by `FieldMessages`. */
const invalid = { isInvalid: true, validationErrors: [], validationDetails: {} as ValidityState }

type OpenableProps<Id extends string | number> = Omit<
  SelectProps<Id>,
  'value' | 'defaultValue' | 'onChange' | 'selectionMode'
> & {
  mode: Mode
  chosen: readonly Id[]
  labels: readonly string[]
  choose: (chosen: readonly Id[]) => void
}

function Openable<Id extends string | number>({ mode, chosen, labels, choose, ...props }: OpenableProps<Id>) {
  const { label, description, errorMessage, isRequired, isDisabled, options, name } = props
  const strings = useStrings()
  const [valueId, labelId, helpId, errorId] = [useId(), useId(), useId(), useId()]
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(props.ref, () => button.current as HTMLButtonElement)
  const [focused, setFocused] = useState<'first' | 'last'>('first')
  const [isOpen, setOpen] = useState(false)
  const prepare = useLateOpening({ isOpen, onOpenChange: setOpen }, lateList.load)
  const open = (from: 'first' | 'last') => {
    setFocused(from)
    setOpen(true)
  }
  const onKeyDown = useClosedKeys(options, chosen[0], {
    locale: strings.locale,
    open,
    choose: mode === 'single' ? (id) => choose([id]) : null,
  })
  const named = label ? labelId : undefined
  const summary = labels.length > 1 ? strings.select.selectedCount(labels.length) : labels[0]
  return (
    <div
      className={root}
      data-rac=""
      data-invalid={errorMessage ? true : undefined}
      data-disabled={isDisabled || undefined}
    >
      <LabelContext value={{ id: labelId, elementType: 'span', onClick: () => button.current?.focus() }}>
        <TextContext value={{ slots: { description: { id: helpId }, errorMessage: { id: errorId } } }}>
          <FieldErrorContext value={errorMessage ? invalid : null}>
            <FieldFrame {...{ label, isRequired, description, errorMessage }}>
              <Button
                ref={button}
                id={props.id}
                isDisabled={isDisabled}
                aria-haspopup="listbox"
                aria-expanded={isOpen}
                aria-label={props['aria-label']}
                aria-labelledby={named ? `${valueId} ${named}` : undefined}
                aria-describedby={
                  [errorMessage && errorId, description && helpId].filter(Boolean).join(' ') || undefined
                }
                onPress={() => open('first')}
                onKeyDown={onKeyDown}
                onHoverStart={prepare}
                onFocus={prepare}
                onBlur={() => {
                  if (!isOpen) props.onBlur?.()
                }}
                className={trigger}
              >
                <span
                  id={valueId}
                  data-placeholder={summary === undefined || undefined}
                  className={valueClass}
                >
                  {summary ?? props.placeholder ?? strings.select.placeholder}
                </span>
                <span className={chevron}>
                  <ChevronDownIcon />
                </span>
              </Button>
            </FieldFrame>
          </FieldErrorContext>
        </TextContext>
      </LabelContext>
      {name && chosen.map((id) => <input key={id} type="hidden" name={name} value={id} />)}
      <lateList.Slot
        isOpen={isOpen}
        onOpenChange={setOpen}
        options={options}
        mode={mode}
        chosen={chosen}
        onChoose={(ids) => choose(ids as readonly Id[])}
        triggerRef={button}
        labelledBy={named}
        label={props['aria-label']}
        focused={focused}
      />
    </div>
  )
}
