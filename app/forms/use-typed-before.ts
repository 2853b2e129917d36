import { type RefObject, useEffect } from 'react'

type FormLike = { state: { values: object }; setFieldValue: (name: never, value: never) => void }

/**
 * Takes over what a person typed before the page's program arrived: the inputs have it, the form's state does not know it yet.
 * For forms of plain text fields that are drawn on the server.
 */
export function useTypedBefore(element: RefObject<HTMLFormElement | null>, form: FormLike): void {
  useEffect(() => {
    if (!element.current) return
    for (const [name, value] of new FormData(element.current)) {
      if (typeof value === 'string' && value !== '' && name in form.state.values) {
        form.setFieldValue(name as never, value as never)
      }
    }
    // Only what stood there at the first moment counts; later changes reach the form by themselves.
  }, [])
}
