import { useEffect } from 'react'

/**
 * Puts a word before the title of the page while something holds that its route does not know: a screen reader says the title first, and
 * somebody with many tabs reads no more of it. Null for nothing.
 */
export function useTitlePrefix(word: string | null): void {
  useEffect(() => {
    if (word === null) return undefined
    const prefix = `${word}: `
    document.title = `${prefix}${document.title}`
    return () => {
      // Another page has its own title by now.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [word])
}
