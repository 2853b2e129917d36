import {
  createSsrStreamResponse,
  defineHandlerCallback,
  getSsrStatus,
  transformReadableStreamWithRouter,
  waitForRequest,
} from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { documentChunks } from './document-chunks.ts'

/**
 * Draws a page and streams it, as the framework's own handler does, but hands on what is ready at once in one piece (`documentChunks`).
 */
export const renderDocument = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const { signal } = request
  const stopped = new AbortController()
  const stop = (reason: unknown) => {
    if (stopped.signal.aborted) return
    stopped.abort(reason)
    rendering.abort(reason)
  }
  const { promise: shellReady, resolve } = Promise.withResolvers<void>()
  const chunks = documentChunks(stop)
  const rendering = renderToPipeableStream(createElement(StartServer, { router }), {
    nonce: router.options.ssr?.nonce,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady: resolve,
    onShellError: (error) => stopped.abort(error),
    onError: (error, info) => {
      if (!stopped.signal.aborted && !signal.aborted) console.error('A page could not be drawn:', error, info)
    },
  })
  try {
    const body = transformReadableStreamWithRouter(router, chunks.stream, {
      rendererSafePoint: 'script-close',
      signal,
      onAbort: stop,
    })
    await waitForRequest(shellReady, stopped.signal)
    rendering.pipe(chunks.destination)
    return createSsrStreamResponse(
      router,
      new Response(body, { status: getSsrStatus(router), headers: responseHeaders }),
    )
  } catch (error) {
    stop(error)
    router.serverSsr?.cleanup()
    throw error
  }
})
