import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { ChangeSearch } from './change.search.ts'

type Chosen = Pick<ChangeSearch, 'basica' | 'suplementar' | 'valor'>

/**
 * Fills a form in with what another page chose, over a draft as if it had been chosen here; then the address forgets it, so that a reload
 * keeps what was changed since.
 */
export function useChosenElsewhere(fill: (chosen: Chosen) => void): void {
  const { basica, suplementar, valor } = useSearch({ strict: false }) as ChangeSearch
  const navigate = useNavigate()
  const take = useEffectEvent((chosen: Chosen) => {
    fill(chosen)
    void navigate({
      to: '.',
      search: (search) => ({ ...search, basica: undefined, suplementar: undefined, valor: undefined }),
      replace: true,
      resetScroll: false,
    })
  })
  useEffect(() => {
    if (basica !== undefined || valor !== undefined) take({ basica, suplementar, valor })
  }, [basica, suplementar, valor])
}
