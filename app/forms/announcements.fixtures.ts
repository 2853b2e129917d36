/**
 * Takes away what was just announced about a button that is gone by now: the announcer keeps its name by reference for seven seconds,
 * long after it was spoken. For the end of stories in which a pending button leaves the page.
 */
export function clearAnnouncements(): void {
  for (const spoken of document.querySelectorAll('[data-live-announcer] [role="img"]')) spoken.remove()
}
