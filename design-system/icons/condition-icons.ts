import { ArrowLeftRight, Check, CircleAlert, Clock, Hourglass, Lock, Signpost, WifiOff } from 'lucide-react'
import { icon } from './Icon.tsx'

/*
 * The glyphs of the screens about conditions. One module travels as a whole, so these stand apart from the rest; everything else takes
 * them from `icons.ts`.
 */
export const CheckIcon = /* @__PURE__ */ icon(Check)
export const ClockIcon = /* @__PURE__ */ icon(Clock)
export const DangerIcon = /* @__PURE__ */ icon(CircleAlert)
export const HourglassIcon = /* @__PURE__ */ icon(Hourglass)
export const LockIcon = /* @__PURE__ */ icon(Lock)
export const SignpostIcon = /* @__PURE__ */ icon(Signpost)
export const SwapIcon = /* @__PURE__ */ icon(ArrowLeftRight)
export const WifiOffIcon = /* @__PURE__ */ icon(WifiOff)
