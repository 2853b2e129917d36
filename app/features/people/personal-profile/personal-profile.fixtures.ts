import type { MessagePreferencesAnswer } from '#contract/messages/message-preferences.ts'
import type {
  AccessAnswer,
  ConsentsAnswer,
  PersonalProfileAnswer,
} from '#contract/people/personal-profile.ts'
import type { KeptFor } from '#contract/records/retention.ts'

/** Somebody of whom everything is known. */
export const fullPersonalProfile: PersonalProfileAnswer = {
  nome: 'Maria Aparecida dos Santos Albuquerque de Figueiredo',
  cpf: '862.883.667-57',
  dataNascimento: '1997-02-03',
  endereco: {
    residente_exterior: 'N',
    cep: '01310100',
    logradouro: 'Avenida Paulista',
    numero: '1578',
    complemento: 'Torre das Américas, apartamento 1204',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    estado: 'SP',
    pais: 'BR',
    numeroIdentificacaoFiscal: '',
  },
  residente_exterior: 'N',
  email: 'maria.aparecida.albuquerque@exemplo.example',
  telefones: { celular: '11912345678', fixo: '1131234567' },
  conta: { banco: '341', nomeBanco: 'Itaú', agencia: '0057', conta: '*****-7' },
}

/** Somebody new. */
export const barePersonalProfile: PersonalProfileAnswer = {
  ...fullPersonalProfile,
  nome: 'Igor Matos',
  dataNascimento: null,
  endereco: null,
  email: null,
  telefones: { celular: null, fixo: null },
  conta: null,
}

const day = '2026-11-11T'

/** Somebody who declared to live in Portugal. */
export const personalProfileAbroad: PersonalProfileAnswer = {
  ...fullPersonalProfile,
  residente_exterior: 'S',
  endereco: {
    residente_exterior: 'S',
    cep: '1100-148',
    logradouro: '',
    numero: '',
    complemento: 'Rua do Ouro, 10',
    bairro: '',
    cidade: '',
    estado: '',
    pais: 'PT',
    numeroIdentificacaoFiscal: '501964843',
  },
}

/** Two devices, and an attempt that was refused. */
export const twoDevices: AccessAnswer = {
  sessoes: [
    {
      id: 3,
      aparelho: 'Chrome no Android',
      rede: '203.0.113.*',
      inicio: `${day}14:40:00.000Z`,
      fim: `${day}15:40:00.000Z`,
      atual: false,
    },
    {
      id: 2,
      aparelho: 'Firefox no Windows',
      rede: '198.51.100.*',
      inicio: `${day}14:30:00.000Z`,
      fim: `${day}15:30:00.000Z`,
      atual: true,
    },
    {
      id: 1,
      aparelho: 'Aparelho desconhecido',
      rede: '',
      inicio: `${day}14:10:00.000Z`,
      fim: `${day}15:10:00.000Z`,
      atual: false,
    },
  ],
  historico: [
    {
      id: 9,
      quando: `${day}14:40:00.000Z`,
      aparelho: 'Chrome no Android',
      rede: '203.0.113.*',
      resultado: 'entrou',
    },
    {
      id: 8,
      quando: `${day}14:39:00.000Z`,
      aparelho: 'Chrome no Android',
      rede: '203.0.113.*',
      resultado: 'recusado',
    },
  ],
}

/** Never answered. */
export const someConsents: ConsentsAnswer['consentimentos'] = [
  { finalidade: 'novidades', versao: 2, concedido: false, desde: null },
]

/** As the law asks at least, and a little longer where that is usual. */
export const usualRetention: KeptFor = {
  anosRegistrosPlano: 10,
  anosFiscais: 5,
  anosDeclaracoes: 5,
  anosConversas: 5,
  mesesAcessos: 12,
  diasCodigos: 90,
  diasArquivosRecusados: 30,
}

/** Reminders wanted, documents not. */
export const someEmails: MessagePreferencesAnswer['preferencias'] = [
  { grupo: 'lembretes', desejado: true },
  { grupo: 'documentos', desejado: false },
]
