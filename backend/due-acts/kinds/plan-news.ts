import { spreadPlanNews, tellPlanNews } from '../../usecases/plan-rules/plan-news.ts'
import { BY_DAY, defineDueAct, HOURLY } from '../define-due-act.ts'

/** Rules of a plan were published: everybody there who consented to news gets an act of their own. Subject: the plan. */
const newsAct = defineDueAct({
  kind: 'plan-news',
  cron: HOURLY,
  perform: async (work, { subjectId, dueOn }) => {
    await spreadPlanNews(work, subjectId, dueOn)
    return 'done'
  },
})

/** One person is told of it. Subject: the plan link. */
const noticeAct = defineDueAct({
  kind: 'plan-news-notice',
  cron: BY_DAY,
  perform: async (work, { subjectId, dueOn }) => {
    await tellPlanNews(work, subjectId, dueOn)
    return 'done'
  },
})

export const planNewsActs = [newsAct, noticeAct] as const
