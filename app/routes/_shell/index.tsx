import { createFileRoute } from '@tanstack/react-router'
import { AttendanceHomePage } from '#app/features/attendance/AttendanceHomePage.tsx'
import { attendanceQueries } from '#app/features/attendance/attendance.queries.ts'
import { HomePage } from '#app/features/home/HomePage.tsx'
import { HomePending } from '#app/features/home/HomePending.tsx'
import { homeQueries } from '#app/features/home/home.queries.ts'
import { homeText } from '#app/features/home/home.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { planQueries } from '#app/plan/plan.queries.ts'
import { useSession } from '#app/session/session.queries.ts'

export const Route = createFileRoute('/_shell/')({
  loader: async ({ context: { queryClient, session } }) => {
    if (session?.isAttendant) await queryClient.ensureQueryData(attendanceQueries.summary())
    else if (session?.link) {
      await Promise.all([
        queryClient.ensureQueryData(homeQueries.summary()),
        queryClient.ensureQueryData(planQueries.features()),
      ])
    }
  },
  head: titled(homeText.title),
  pendingComponent: HomePending,
  component: Home,
})

function Home() {
  return useSession().isAttendant ? <AttendanceHomePage /> : <HomePage />
}
