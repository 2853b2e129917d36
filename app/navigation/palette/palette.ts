import type { Lazy } from '@portal/design-system/lazy'
import type { OverlayState } from '#app/loading/use-lazy-overlay.ts'

/** Contract between top bar and palette: the bar holds whether it is open, the palette everything else. */
export type PaletteProps = OverlayState

/** The palette with its search, fetched after the page. The route gives it to the shell, which knows no feature. */
export type LazyPalette = Lazy<PaletteProps>
