import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { prefetchNotifications } from './prefetch-notifications.ts'

afterEach(() => vi.unstubAllGlobals())

/** A client whose notifications never come. */
function waitingClient() {
  const queryClient = new QueryClient()
  const asked = vi.spyOn(queryClient, 'prefetchQuery').mockReturnValue(new Promise(() => undefined))
  return { queryClient, asked }
}

describe('the notifications of a page', () => {
  it('are waited for by the document that is drawn on the server', () => {
    expect(prefetchNotifications(waitingClient().queryClient)).toBeInstanceOf(Promise)
  })

  it('are asked for in the browser, where no page waits for them', () => {
    vi.stubGlobal('document', {})
    const { queryClient, asked } = waitingClient()
    expect(prefetchNotifications(queryClient)).toBeUndefined()
    expect(asked).toHaveBeenCalledOnce()
  })
})
