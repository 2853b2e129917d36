import {
  CalculatorIcon,
  ChartPieIcon,
  type IconComponent,
  IdCardIcon,
  LandmarkIcon,
  ListChecksIcon,
  SlidersIcon,
} from '@portal/design-system/icons'
import type { ServiceGroupId } from '#domain/services/service-facts.ts'

/** The glyph of each group of the menu, by its id. */
export const groupIcons: Readonly<Record<ServiceGroupId, IconComponent>> = {
  'informacoes-cadastrais': IdCardIcon,
  'meu-plano': ChartPieIcon,
  solicitacoes: SlidersIcon,
  'institutos-legais': LandmarkIcon,
  consultas: ListChecksIcon,
  outros: CalculatorIcon,
}
