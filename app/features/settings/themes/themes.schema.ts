import * as v from 'valibot'
import { themeImage } from '#contract/settings/themes.ts'

const editedTheme = v.object({
  primaryColor: v.string(),
  logo: v.nullable(themeImage),
  background: v.nullable(themeImage),
})

/** A theme on screen: the colour as typed, and the images that were sent. */
export type EditedTheme = v.InferOutput<typeof editedTheme>

/** Whether what a tab kept is one. */
export function isEditedTheme(kept: unknown): kept is EditedTheme {
  return v.is(editedTheme, kept)
}
