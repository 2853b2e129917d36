import * as v from 'valibot'
import { id } from '#contract/formats.ts'
import { themeImage } from '#contract/settings/themes.ts'

/** Names a plan. */
export const planReference = v.object({ idPlano: id })

const editedTheme = v.object({
  color: v.string(),
  logo: v.nullable(themeImage),
  background: v.nullable(themeImage),
})

/** A theme on screen: the colour as typed, and the images that were sent. */
export type EditedTheme = v.InferOutput<typeof editedTheme>

/** Whether what a tab kept is one. */
export function isEditedTheme(kept: unknown): kept is EditedTheme {
  return v.is(editedTheme, kept)
}
