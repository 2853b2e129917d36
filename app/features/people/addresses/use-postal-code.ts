import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isPostalCode, postalCodeDigits } from '#domain/people/postal-code.ts'
import { lookUpPostalCode } from './addresses.functions.ts'
import type { PostalAddress } from './postal-address.ts'

/** Milliseconds after a change before the postal service is asked. */
const SETTLED_MS = 1000

/** Where the search for a CEP stands. `partly`: without the street. `missed`: no answer, or none that helps; it is no error, and the address is typed by hand. */
export type PostalSearch = 'idle' | 'searching' | 'found' | 'partly' | 'missed'

/** Asks the postal service one second after the CEP changed. The CEP that a form opens with was answered before: it is not asked again. */
export function usePostalCode(cep: string, onFound: (address: PostalAddress) => void): PostalSearch {
  const digits = postalCodeDigits(cep)
  const [search, setSearch] = useState<{ digits: string; state: PostalSearch }>({ digits, state: 'idle' })
  const asked = useRef(digits)
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (digits === asked.current || !isPostalCode(digits)) return undefined
    let isWanted = true
    const timer = setTimeout(() => {
      asked.current = digits
      setSearch({ digits, state: 'searching' })
      void lookUpPostalCode({ data: { cep: digits } })
        .catch(() => null)
        .then((address) => {
          if (!isWanted) return
          setSearch({ digits, state: stateOf(address) })
          if (address) found(address)
        })
    }, SETTLED_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [digits])
  return search.digits === digits ? search.state : 'idle'
}

function stateOf(address: PostalAddress | null): PostalSearch {
  if (address === null) return 'missed'
  return address.logradouro === '' ? 'partly' : 'found'
}
