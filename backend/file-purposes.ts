import { MAX_DEPENDANTS } from '#contract/dependants/dependants.ts'

/** `label`: alone, as the title of a row; `sent`: after "Enviou"; `opened`: after "Abriu". */
type Words = { label: string; sent: string; opened: string }

type Purpose = Words & {
  /** A person sent it of their own: not what the portal wrote, what the bank did, what tells their death, or what they published. */
  isOwn: boolean
  /** So many of an owner may wait for what they are sent for; the oldest make room. Infinity: nobody sends them in person. */
  mostWaiting: number
  /** So long one waits before it is let go of. */
  waitingSeconds: number
}

const HOUR = 3600

/** So long a file waits in a draft, which people fill in over several days. What is gone by then is asked for again. */
export const DRAFT_SECONDS = 30 * 24 * HOUR

const ofAPerson = (words: Words, mostWaiting = 1): Purpose => ({
  ...words,
  isOwn: true,
  mostWaiting,
  waitingSeconds: 48 * HOUR,
})

const ofTheEntity = (words: Words, mostWaiting = 1): Purpose => ({
  ...ofAPerson(words, mostWaiting),
  isOwn: false,
})

/**
 * Purposes for which files are sent or written, and everything that is known of each. The database checks the names: a new one is a
 * migration. Who fills in more than one form with an address has a proof waiting for each.
 */
export const filePurposes = {
  'residence-proof': ofAPerson({
    label: 'Comprovante de residência no exterior',
    sent: 'um comprovante de residência no exterior',
    opened: 'o comprovante de residência no exterior',
  }),
  'address-proof': ofAPerson(
    {
      label: 'Comprovante de endereço',
      sent: 'um comprovante de endereço',
      opened: 'o comprovante de endereço',
    },
    5,
  ),
  selfie: ofAPerson({
    label: 'Foto do rosto',
    sent: 'uma foto do rosto',
    opened: 'a selfie do recadastramento',
  }),
  'identity-document': ofAPerson({
    label: 'Documento de identidade',
    sent: 'um documento de identidade',
    opened: 'o documento de identidade do recadastramento',
  }),
  'bank-account-proof': ofAPerson({
    label: 'Comprovante da conta bancária',
    sent: 'um comprovante da conta bancária',
    opened: 'o comprovante bancário do recadastramento',
  }),
  'dependants-proof': ofAPerson({
    label: 'Documento dos dependentes',
    sent: 'um documento dos dependentes',
    opened: 'o comprovante de dependentes do recadastramento',
  }),
  'dependant-document': ofAPerson(
    {
      label: 'Documento de um dependente',
      sent: 'um documento de um dependente',
      opened: 'o documento de um dependente',
    },
    MAX_DEPENDANTS,
  ),
  'medical-report': ofAPerson({
    label: 'Documento do pedido de isenção',
    sent: 'um documento do pedido de isenção',
    opened: 'o documento do pedido de isenção',
  }),
  'benefit-identity': ofAPerson({
    label: 'Documento de identidade',
    sent: 'um documento de identidade',
    opened: 'o documento de identidade de um requerimento de benefício',
  }),
  'benefit-cpf': ofAPerson({ label: 'CPF', sent: 'um CPF', opened: 'o CPF de um requerimento de benefício' }),
  'benefit-address-proof': ofAPerson({
    label: 'Comprovante de endereço',
    sent: 'um comprovante de endereço',
    opened: 'o comprovante de endereço de um requerimento de benefício',
  }),
  'benefit-employment-end': ofAPerson({
    label: 'Documento da saída da empresa',
    sent: 'um documento da saída da empresa',
    opened: 'o documento da saída da empresa',
  }),
  'benefit-disability-award': ofAPerson({
    label: 'Carta de concessão do INSS',
    sent: 'uma carta de concessão do INSS',
    opened: 'a carta de concessão do INSS',
  }),
  'bank-return': ofTheEntity(
    {
      label: 'Arquivo de retorno do banco',
      sent: 'um arquivo de retorno do banco',
      opened: 'um arquivo de retorno do banco',
    },
    5,
  ),
  import: ofAPerson(
    { label: 'Planilha para importar', sent: 'uma planilha', opened: 'uma planilha para importar' },
    5,
  ),
  'death-certificate': ofTheEntity({
    label: 'Certidão de óbito',
    sent: 'uma certidão de óbito',
    opened: 'a certidão de óbito',
  }),
  'court-order': ofAPerson(
    {
      label: 'Ordem da Justiça',
      sent: 'uma ordem da Justiça',
      opened: 'uma ordem da Justiça',
    },
    2,
  ),
  'sent-document': ofAPerson(
    { label: 'Documento enviado', sent: 'um documento', opened: 'um documento enviado' },
    5,
  ),
  'request-identity-document': ofAPerson({
    label: 'Documento de identidade',
    sent: 'um documento de identidade',
    opened: 'o documento de identidade de uma solicitação',
  }),
  'request-bank-proof': ofAPerson({
    label: 'Comprovante da conta bancária',
    sent: 'um comprovante da conta bancária',
    opened: 'o comprovante bancário de uma solicitação',
  }),
  'request-address-proof': ofAPerson({
    label: 'Comprovante de endereço',
    sent: 'um comprovante de endereço',
    opened: 'o comprovante de endereço de uma solicitação',
  }),
  'request-signed-form': ofAPerson({
    label: 'Termo assinado',
    sent: 'um termo assinado',
    opened: 'o termo assinado de uma solicitação',
  }),
  'request-other-document': ofAPerson({
    label: 'Outro documento',
    sent: 'um documento de uma solicitação',
    opened: 'um documento de uma solicitação',
  }),
  conversation: ofAPerson(
    {
      label: 'Arquivo de uma conversa',
      sent: 'um arquivo numa conversa',
      opened: 'um arquivo de uma conversa',
    },
    20,
  ),
  minutes: ofTheEntity({ label: 'Ata de reunião', sent: 'uma ata', opened: 'uma ata' }, 5),
  'supplier-document': ofTheEntity(
    {
      label: 'Documento de fornecedor',
      sent: 'um documento de fornecedor',
      opened: 'um documento de fornecedor',
    },
    5,
  ),
  export: {
    ...ofTheEntity({ label: 'Planilha exportada', sent: 'uma planilha', opened: 'uma planilha exportada' }),
    mostWaiting: Number.POSITIVE_INFINITY,
    waitingSeconds: HOUR,
  },
} satisfies Record<string, Purpose>

export type FilePurpose = keyof typeof filePurposes

export const filePurposeNames = Object.keys(filePurposes) as [FilePurpose, ...FilePurpose[]]
