import type { PaletteProps } from '#app/navigation/palette/palette.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { AttendantPalette } from './AttendantPalette.tsx'
import { ParticipantPalette } from './ParticipantPalette.tsx'

/** The command palette of whoever is signed in. */
export function Palette(props: PaletteProps) {
  return isAdminMode(useSession()) ? <AttendantPalette {...props} /> : <ParticipantPalette {...props} />
}
