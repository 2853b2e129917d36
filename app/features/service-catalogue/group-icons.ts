import type { IconComponent } from '#design-system/icons/Icon.tsx'
import {
  CalculatorIcon,
  ChartPieIcon,
  IdCardIcon,
  LandmarkIcon,
  ListChecksIcon,
  SlidersIcon,
} from '#design-system/icons/icons.ts'

/** The glyph of each group of the menu, by its id. */
export const groupIcons: Readonly<Record<string, IconComponent>> = {
  'informacoes-cadastrais': IdCardIcon,
  'meu-plano': ChartPieIcon,
  solicitacoes: SlidersIcon,
  'institutos-legais': LandmarkIcon,
  consultas: ListChecksIcon,
  outros: CalculatorIcon,
}
