import * as v from 'valibot'
import { themeImageRules, themeImageUse } from '#contract/themes.ts'
import { unreadableUpload } from './image-upload.text.ts'

const rowId = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Names a plan. */
export const planReference = v.object({ idPlano: rowId })

/** An image on its way to the API: what it is for, and the file. Its bytes are looked at there. */
export const imageUpload = v.pipe(
  v.instance(FormData, unreadableUpload),
  v.transform((form) => ({ uso: form.get('uso'), arquivo: form.get('arquivo') })),
  v.object({
    uso: themeImageUse,
    arquivo: v.pipe(v.instance(File, unreadableUpload), v.maxSize(themeImageRules.background.maximumBytes)),
  }),
)
