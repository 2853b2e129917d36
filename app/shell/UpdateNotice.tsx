import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { now } from '#app/clock/server-clock.ts'
import { mayLoseInput } from '#app/forms/kept-forms.ts'
import { keepInTab, readFromTab } from '#app/forms/tab-store.ts'
import { reloadWithoutPrompt } from '#app/forms/use-leave-guard.ts'
import { portalUpdate } from '#app/session/portal-update.ts'
import { updateText } from './update.text.ts'

/** Time to read why the page goes away, milliseconds. */
const READING_MS = 4000
/** While one portal takes over from another, a reload may meet the earlier one again: then nothing reloads by itself for a minute. */
const ONCE_IN_MS = 60_000
const PLACE = 'recarregada'

/** Says that the portal was updated, as soon as that is known. */
export function UpdateNotice() {
  const isUpdated = useSyncExternalStore(portalUpdate.subscribe, portalUpdate.current, () => false)
  return isUpdated && <Reload />
}

/** Loads the page anew: by itself where everything that was typed is kept, else when the person says so. */
function Reload() {
  const [isAsking, setAsking] = useState(() => mayLoseInput() || wasReloadedLately())
  useEffect(() => {
    if (isAsking) return undefined
    // A dialog may have come meanwhile; and a reload that nothing remembers would be followed by another.
    const timer = setTimeout(() => {
      if (mayLoseInput() || !rememberReload()) setAsking(true)
      else reloadWithoutPrompt()
    }, READING_MS)
    return () => clearTimeout(timer)
  }, [isAsking])
  const reload = () => {
    rememberReload()
    reloadWithoutPrompt()
  }
  return (
    <Banner
      title={updateText.title}
      actions={
        isAsking && (
          <Button size="compact" onPress={reload}>
            {updateText.reload}
          </Button>
        )
      }
    >
      <p>{isAsking ? updateText.ask : updateText.reloading}</p>
    </Banner>
  )
}

/** @returns whether {@link wasReloadedLately} will know of it */
function rememberReload(): boolean {
  return keepInTab(PLACE, { at: now() })
}

function wasReloadedLately(): boolean {
  const last = readFromTab(PLACE)
  return typeof last === 'object' && last !== null && 'at' in last && now() - Number(last.at) < ONCE_IN_MS
}
