import { fold } from '@portal/design-system/CommandPalette'
import {
  BuildingIcon,
  ChartPieIcon,
  ClockIcon,
  CoinsIcon,
  FileTextIcon,
  HandCoinsIcon,
  HourglassIcon,
  type IconComponent,
  ImageIcon,
  KeyIcon,
  ListChecksIcon,
  LockIcon,
  MailIcon,
  MessagesIcon,
  PaletteIcon,
  PercentIcon,
  PiggyBankIcon,
  QuestionIcon,
  ReceiptIcon,
  ShieldIcon,
  SignpostIcon,
  SlidersIcon,
  SwapIcon,
  UmbrellaIcon,
  UploadIcon,
  UserPlusIcon,
  WalletIcon,
  WorkflowIcon,
} from '@portal/design-system/icons'
import type { CardGroup } from '#app/features/plans/service-catalogue/ServiceGroups.tsx'
import type { SettingId } from '#domain/settings/setting-ids.ts'
import { settingGroupNames, settingTexts } from './settings.text.ts'

/** Apart from the words, so that who only names a setting loads none. */
const icons: Readonly<Record<SettingId, IconComponent>> = {
  'theme-settings': PaletteIcon,
  'configurar-carrossel': ImageIcon,
  'canais-de-ajuda': QuestionIcon,
  'respostas-prontas': MessagesIcon,
  'horario-atendimento': ClockIcon,
  'entidades-previdencia': SignpostIcon,
  atas: FileTextIcon,
  fornecedores: BuildingIcon,
  emails: MailIcon,
  'emails-enviados': ListChecksIcon,
  'services-management': SlidersIcon,
  'onboarding-management': SignpostIcon,
  esteira: WorkflowIcon,
  beneficios: UmbrellaIcon,
  'contribution-management': CoinsIcon,
  resgate: WalletIcon,
  'portability-management': SwapIcon,
  'self-sponsorship-management': PiggyBankIcon,
  bpd: HourglassIcon,
  indexadores: PercentIcon,
  'investment-profile-management': ChartPieIcon,
  'perfil-investimento-questoes': ListChecksIcon,
  'importar-pessoas': UserPlusIcon,
  'importar-recadastramento': UploadIcon,
  'importar-contribuicoes': HandCoinsIcon,
  'baixas-contribuicoes': ReceiptIcon,
  permissoes: KeyIcon,
  'protecao-acesso': LockIcon,
  'guarda-dados': HourglassIcon,
  auditoria: ShieldIcon,
}

const settings = Object.entries(settingTexts).map(([id, text]) => ({ id: id as SettingId, ...text }))

/** The settings in whose name, sentence, group or keywords every word is found, accents and capitals aside; all without words. `closed`: those that are left out. */
export function findSettings(words: string, closed: readonly SettingId[] = []): CardGroup[] {
  const wanted = fold(words).split(' ')
  return Object.entries(settingGroupNames)
    .map(([group, name]) => ({
      id: group,
      name,
      services: settings
        .filter((setting) => {
          if (setting.group !== group || closed.includes(setting.id)) return false
          const { title, description, keywords } = setting
          const text = fold([title, description, name, ...keywords].join(' '))
          return wanted.every((word) => text.includes(word))
        })
        .map(({ id, title, description }) => ({
          slug: id,
          path: `/settings/${id}`,
          title,
          description,
          icon: icons[id],
        })),
    }))
    .filter(({ services }) => services.length > 0)
}
