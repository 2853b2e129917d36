import { type IsoDate, isWithin } from '../../calendar.ts'
import { Category, type CategoryId } from '../../participants.ts'

/** For whom a slide of the home page may be. */
export const slideAudiences = [
  'todos',
  'quem-contribui',
  'quem-recebe',
  'contribuintes',
  'autopatrocinados',
  'bpd',
  'assistidos',
  'pensionistas',
] as const
export type SlideAudience = (typeof slideAudiences)[number]

const categories: Readonly<Record<SlideAudience, readonly CategoryId[]>> = {
  todos: Object.values(Category),
  'quem-contribui': [Category.taxpayer, Category.selfSponsored],
  'quem-recebe': [Category.assisted, Category.pensioner],
  contribuintes: [Category.taxpayer],
  autopatrocinados: [Category.selfSponsored],
  bpd: [Category.deferred],
  assistidos: [Category.assisted],
  pensionistas: [Category.pensioner],
}

/** Decides where a slide is seen. `planId` 0: in every plan; `until` null: from `since` on. Both days count. */
export type SlideReach = {
  planId: number
  audience: SlideAudience
  since: IsoDate
  until: IsoDate | null
}

/** Whether somebody of a plan and a category sees a slide on a day. */
export function isSlideSeenBy(
  slide: SlideReach,
  who: { planId: number; category: CategoryId },
  today: IsoDate,
): boolean {
  return (
    isWithin({ from: slide.since, until: slide.until }, today) &&
    (slide.planId === 0 || slide.planId === who.planId) &&
    categories[slide.audience].includes(who.category)
  )
}
