import { Banner } from '@portal/design-system/Banner'
import { toast } from '@portal/design-system/Toast'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { portalPages } from '#app/navigation/portal-pages.ts'
import { useIsBuilt } from '#app/navigation/use-destination.ts'
import { ask } from '#app/session/ask.ts'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { announcementsText as text } from './announcements.text.ts'

/** Telling a person, a plan or a category, for who may. */
export function SendAnnouncement() {
  const { data: plans } = useSuspenseQuery(ask('retornarPlanos'))
  const { publish: maySend } = useSettingRights('notificacoes')
  const pages = portalPages(useIsBuilt())
  const navigate = useNavigate()
  if (!maySend) return <Banner tone="info" title={text.readOnly} />
  return (
    <AnnouncementForm
      plans={plans}
      pages={pages}
      onSent={({ quando }) => {
        toast.show({
          message: quando === 'agora' ? text.confirm.sent : text.confirm.scheduled,
          tone: 'success',
        })
        void navigate({ to: '/notification-management', search: { aba: 'enviadas' } })
      }}
    />
  )
}
