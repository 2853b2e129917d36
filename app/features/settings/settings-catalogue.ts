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

/** The groups of the page and the settings of each, in their order. */
export const settingGroups: readonly { id: string; name: string; ids: readonly SettingId[] }[] = [
  {
    id: 'aparencia',
    name: settingGroupNames.aparencia,
    ids: ['theme-settings', 'configurar-carrossel', 'emails', 'emails-enviados', 'canais-de-ajuda'],
  },
  {
    id: 'servicos',
    name: settingGroupNames.servicos,
    ids: [
      'services-management',
      'onboarding-management',
      'esteira',
      'respostas-prontas',
      'horario-atendimento',
    ],
  },
  {
    id: 'regras',
    name: settingGroupNames.regras,
    ids: [
      'contribution-management',
      'beneficios',
      'resgate',
      'portability-management',
      'entidades-previdencia',
      'self-sponsorship-management',
      'bpd',
      'indexadores',
    ],
  },
  {
    id: 'investimentos',
    name: settingGroupNames.investimentos,
    ids: ['investment-profile-management', 'perfil-investimento-questoes'],
  },
  {
    id: 'importacoes',
    name: settingGroupNames.importacoes,
    ids: ['importar-pessoas', 'importar-recadastramento', 'importar-contribuicoes', 'baixas-contribuicoes'],
  },
  {
    id: 'transparencia',
    name: settingGroupNames.transparencia,
    ids: ['atas', 'fornecedores'],
  },
  {
    id: 'acesso',
    name: settingGroupNames.acesso,
    ids: ['permissoes', 'protecao-acesso', 'guarda-dados', 'auditoria'],
  },
]

/** The settings in whose name, sentence, group or keywords every word is found, accents and capitals aside; all without words. `closed`: those that are left out. */
export function findSettings(words: string, closed: readonly SettingId[] = []): CardGroup[] {
  const wanted = fold(words).split(' ')
  return settingGroups
    .map(({ id, name, ids }) => ({
      id,
      name,
      services: ids
        .filter((setting) => {
          if (closed.includes(setting)) return false
          const { title, description, keywords } = settingTexts[setting]
          const text = fold([title, description, name, ...keywords].join(' '))
          return wanted.every((word) => text.includes(word))
        })
        .map(cardOf),
    }))
    .filter(({ services }) => services.length > 0)
}

function cardOf(id: SettingId) {
  const { title, description } = settingTexts[id]
  return { slug: id, path: `/settings/${id}`, title, description, icon: icons[id] }
}
