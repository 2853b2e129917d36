import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { problemAdapter } from './api/problem.ts'
import { sharedPage } from './rendering/shared-page.ts'
import { publicOrigin } from './session/public-origin.ts'
import { refuseUnknownRequests } from './session/refuse-unknown-requests.ts'
import { requestContext } from './session/request-context.ts'
import { requestLog } from './session/request-log.ts'
import { securityHeaders } from './session/security-headers.ts'

const csrf = createCsrfMiddleware({
  filter: ({ handlerType, request }) =>
    handlerType === 'serverFn' || !['GET', 'HEAD'].includes(request.method),
  origin: (origin, { request }) => origin === (publicOrigin() ?? new URL(request.url).origin),
})

export const startInstance = createStart(() => ({
  serializationAdapters: [problemAdapter],
  requestMiddleware: [requestContext, requestLog, securityHeaders, csrf, refuseUnknownRequests, sharedPage],
}))
