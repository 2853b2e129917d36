import { createServerEntry, createStartHandler } from '@tanstack/react-start/server'
import { renderDocument } from './rendering/render-document.ts'

/** The server's side of the portal, as Start asks for it: pages drawn by {@link renderDocument}, server functions by the framework. */
export default createServerEntry({ fetch: createStartHandler(renderDocument) })
