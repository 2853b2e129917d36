import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'

type Known = { queryKey: readonly unknown[]; data: unknown }

/** Stands a story where queries and mutations work; every story has a cache of its own, in which `known` was read already. */
export function withQueries(known: readonly Known[] = []) {
  return (Story: ComponentType) => <StoryQueries Story={Story} known={known} />
}

function StoryQueries({ Story, known }: { Story: ComponentType; known: readonly Known[] }) {
  const [queryClient] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
    for (const { queryKey, data } of known) client.setQueryData(queryKey, data)
    return client
  })
  return (
    <QueryClientProvider client={queryClient}>
      <Story />
    </QueryClientProvider>
  )
}
