import { useEffect, useEffectEvent, useState } from 'react'
import { checkedWhileTyping, portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import { areSameValues, rebaseForm } from '#app/forms/rebase-form.ts'
import { useFormValues } from '#app/forms/use-form-values.ts'
import { useTabDraft } from '#app/forms/use-tab-draft.ts'

type FormRules<Values> = {
  /** The first sentence under each field, by its path on the wire; undefined when the values may be sent. */
  check: (values: Values) => { fields: Record<string, string> } | undefined
  /** Says what is wrong while one types. By default only after something was sent. */
  isCheckedWhileTyping?: boolean
  /** Called where the check holds back what was to be sent. */
  onInvalid?: () => void
}

export type EditionFormOptions<Values, Stored> = FormRules<Values> & {
  /** As the page read it from the server; null where it is new. */
  stored: Stored
  valuesOf: (stored: Stored) => Values
  /** The version that a write is about; 0 where the server has none. */
  versionOf: (stored: Stored) => number
  /**
   * The version that this tab takes its typing to be over, where `versionOf` says less: without a draft on the server it is the one that was
   * published last. Each number stands for one version of the place.
   */
  typedOverOf?: (stored: Stored) => number
  /** Names what this tab keeps of it, with the person. */
  place: string
  /** Proves that what the tab kept are values of this form. */
  isValues: (held: unknown) => held is Values
  /** Whether two values mean the same, where that is not to the letter. */
  isSame?: (one: Values, other: Values) => boolean
}

type OnChecked<Values> = (values: Values, act: string) => unknown

function useValuesForm<Values extends object>(
  defaultValues: Values,
  { check, isCheckedWhileTyping, onInvalid }: FormRules<Values>,
  onChecked: OnChecked<Values>,
) {
  return useAppForm({
    ...(isCheckedWhileTyping ? checkedWhileTyping : portalFormOptions),
    defaultValues,
    validators: { onDynamic: ({ value }) => check(value) },
    onSubmitMeta: { act: '' },
    onSubmitInvalid: onInvalid,
    onSubmit: ({ value, meta }) => onChecked(value, meta.act),
  })
}

/** The form of what is being edited. */
export type EditionForm<Values extends object> = ReturnType<typeof useValuesForm<Values>>

/** `base`: what the form began from. `seen`: the newest that the page showed then. `left`: values that gave way to these. */
type Begun<Values, Stored> = { base: Stored; seen: Stored; first: Values; left: Values }

/**
 * The form of what the server has, with its draft in this tab. It is measured by what it began from, and writes are about that: a version
 * that comes by itself does not slip below what was typed, unless both say the same. `take` has it begin from what a write answered.
 */
export function useEditionForm<Values extends object, Stored>(
  options: EditionFormOptions<Values, Stored>,
  onChecked: OnChecked<Values>,
) {
  const { stored, valuesOf, versionOf, typedOverOf = versionOf, place, isValues } = options
  const { isSame = areSameValues } = options
  const [{ base, seen, first, left }, begin] = useState<Begun<Values, Stored>>(() => {
    const values = valuesOf(stored)
    return { base: stored, seen: stored, first: values, left: values }
  })
  const form = useValuesForm(first, options, onChecked)
  const tab = useTabDraft(form, { place, version: typedOverOf(base), isSame: isValues })
  const { values } = useFormValues<Values>(form)
  const isDirty = tab.isDirty && !isSame(values, first)

  if (stored !== seen) {
    const newest = valuesOf(stored)
    if (!isDirty || areSameValues(newest, first))
      begin({ base: stored, seen: stored, first: newest, left: first })
  }
  const givesWay = useEffectEvent(isSame)
  useEffect(() => {
    if (left !== first && givesWay(form.state.values, left)) form.reset(first)
  }, [form, first, left])

  const take = (answered: Stored, sent: Values | null): boolean => {
    const next = valuesOf(answered)
    begin({ base: answered, seen, first: next, left: next })
    const isTypedSince = rebaseForm(form, next, sent)
    if (!isTypedSince) tab.forget()
    return isTypedSince
  }
  const { isRestored, isKept, startOver } = tab
  return { form, values, isDirty, base, first, draft: { isRestored, isKept, startOver }, take }
}
