import { useRouter } from '@tanstack/react-router'
import { useDestination } from '#app/navigation/use-destination.ts'
import type { Destination } from './palette-item.ts'

/** Goes to a page of the product, or to "em construção" while it does not exist. */
export function useGoTo(): (to: Destination) => void {
  const router = useRouter()
  const destination = useDestination()
  return ({ path, search }) => void router.navigate(destination(path, search))
}
