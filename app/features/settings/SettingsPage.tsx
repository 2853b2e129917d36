import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import { SettingsView } from './SettingsView.tsx'

const RECORD = ['auditoria'] as const

const route = getRouteApi('/_shell/settings/')

/** "Configurações": the way to every setting. The words that are looked for stay in the address for the way back. */
export function SettingsPage() {
  const { busca } = route.useSearch()
  const navigate = useNavigate()
  const [words, setWords] = useState(busca)
  const search = (typed: string) => {
    setWords(typed)
    void navigate({ to: '/settings', search: { busca: typed }, replace: true, resetScroll: false })
  }
  // Everything else is open to read; what everybody did is not.
  const mayLookUp = useSettingRights('auditoria').edit
  return <SettingsView words={words} onSearch={search} closed={mayLookUp ? undefined : RECORD} />
}
