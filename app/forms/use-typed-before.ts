import { type RefObject, useEffect, useRef } from 'react'

type FormLike = { state: { values: object }; setFieldValue: (name: never, value: never) => void }

/**
 * Takes over what a person typed before the page's program arrived: the inputs have it, the form's state does not know it yet.
 * For forms of plain text fields that are drawn on the server.
 */
export function useTypedBefore(element: RefObject<HTMLFormElement | null>, form: FormLike): void {
  const isTaken = useRef(false)
  useEffect(() => {
    if (!element.current || isTaken.current) return
    isTaken.current = true
    for (const [name, value] of new FormData(element.current)) {
      if (typeof value === 'string' && value !== '' && name in form.state.values) {
        form.setFieldValue(name as never, value as never)
      }
    }
  }, [element, form])
}
