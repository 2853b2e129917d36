/**
 * Screens with room for bars that stay in sight. At 400% zoom, or on a telephone lying on its side, a bar would take a third of what can be
 * read, so it scrolls along (WCAG 1.4.10, 2.4.11).
 */
export const TALL = '(min-height: 30rem)'
