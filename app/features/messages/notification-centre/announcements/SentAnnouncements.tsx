import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ask } from '#app/session/ask.ts'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import { SentList } from './SentList.tsx'

export function SentAnnouncements({ page }: { page: number }) {
  const { data } = useSuspenseQuery(ask('retornarNotificacoesEnviadas', { page }))
  const { publish: mayCancel } = useSettingRights('notificacoes')
  const router = useRouter()
  return (
    <SentList
      list={data}
      page={page}
      mayCancel={mayCancel}
      hrefOf={(wanted) =>
        router.buildLocation({
          to: '/notification-management',
          search: { aba: 'enviadas', page: wanted },
        }).href
      }
    />
  )
}
