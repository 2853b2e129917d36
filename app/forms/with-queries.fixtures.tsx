import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'

/** Stands a story where queries and mutations work; every story has a cache of its own. */
export function withQueries() {
  return (Story: ComponentType) => <StoryQueries Story={Story} />
}

function StoryQueries({ Story }: { Story: ComponentType }) {
  const [queryClient] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queryClient}>
      <Story />
    </QueryClientProvider>
  )
}
