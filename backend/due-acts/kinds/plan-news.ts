import { fanOutPlanNews, notifyPlanNews } from '../../usecases/plan-rules/plan-news.ts'
import { BY_DAY, defineDueAct, HOURLY } from '../define-due-act.ts'

/** Rules of a plan were published: everybody there who consented to news gets an act of their own. Subject: the plan. */
const newsAct = defineDueAct({
  kind: 'plan-news',
  cron: HOURLY,
  perform: (work, { subjectId, dueOn }) => fanOutPlanNews(work, subjectId, dueOn),
})

/** One person is told of it. Subject: the plan link. */
const noticeAct = defineDueAct({
  kind: 'plan-news-notice',
  cron: BY_DAY,
  perform: (work, { subjectId, dueOn }) => notifyPlanNews(work, subjectId, dueOn),
})

export const planNewsActs = [newsAct, noticeAct] as const
