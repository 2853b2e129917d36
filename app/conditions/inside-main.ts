import { createContext } from 'react'

/** Whether a screen stands inside the shell's `<main>` already; a screen without the shell brings its own. */
export const InsideMain = createContext(false)
