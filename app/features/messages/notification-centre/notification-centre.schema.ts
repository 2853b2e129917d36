import * as v from 'valibot'
import { notificationSituations } from '#contract/messages/notifications.ts'

export const centrePage = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  situacao: v.picklist(notificationSituations),
  tipo: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
})
export type CentrePageInput = v.InferOutput<typeof centrePage>
