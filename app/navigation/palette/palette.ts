import type { Late } from '@portal/design-system/late'
import type { OverlayState } from '#app/loading/use-late-overlay.ts'

/** Contract between top bar and palette: the bar holds whether it is open, the palette everything else. */
export type PaletteProps = OverlayState

/** The palette with its search, fetched after the page. The route gives it to the shell, which knows no feature. */
export type LatePalette = Late<PaletteProps>
