import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '#app/api/problem.ts'
import { leaveTarget } from '#app/session/session.functions.ts'
import { visitQuery } from '#app/session/session.queries.ts'
import { toast } from '#design-system/Toast/toast.ts'
import { shellText } from './shell.text.ts'

/** Ends acting for a person: everything read as that person is forgotten, and the attendant's home comes back. */
export function useLeaveTarget(): { isLeaving: boolean; leave: () => void } {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      await leaveTarget()
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== visitQuery.queryKey[0] })
      await queryClient.refetchQueries({ queryKey: visitQuery.queryKey })
      await router.navigate({ to: '/' })
      await router.invalidate()
      toast.show({ message: shellText.leftServing, tone: 'success' })
    } catch (error) {
      toast.show({ message: problemOf(error).detail, tone: 'danger' })
    } finally {
      setLeaving(false)
    }
  }
  return { isLeaving, leave: () => void leave() }
}
