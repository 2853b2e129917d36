import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'

/** `address`: first address of the story, with its search. */
type Parameters = { parameters?: { address?: string } }

/** Stands a story inside a router in which every page of `built` exists. */
export function withRouter(built: readonly string[] = ['/services', '/services/requests']) {
  return (Story: RouteComponent, { parameters }: Parameters = {}) => (
    <StoryRouter built={built} address={parameters?.address ?? '/'} Story={Story} />
  )
}

function StoryRouter({
  built,
  address,
  Story,
}: {
  built: readonly string[]
  address: string
  Story: RouteComponent
}) {
  const [router] = useState(() => {
    const root = createRootRoute({ component: Story })
    const pages = built.map((path) => createRoute({ getParentRoute: () => root, path }))
    return createRouter({
      routeTree: root.addChildren(pages),
      history: createMemoryHistory({ initialEntries: [address] }),
    })
  })
  return <RouterProvider router={router as never} />
}
