import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { RequestKindSlug } from '#contract/requests/request-kinds.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import type { FilePurpose } from '../file-purposes.ts'
import type { DemoDocument } from './demo-document.ts'
import type { DemoRequest } from './demo-request.ts'

type SentDocument = {
  cpf: string
  /** The request that it went with. */
  kind: RequestKindSlug
  purpose: FilePurpose
  name: string
}

const [ANA, CARLOS] = ['52998224725', '11144477735']

const DOCUMENTS: readonly SentDocument[] = [
  {
    cpf: ANA,
    kind: 'dependentes',
    purpose: 'request-other-document',
    name: 'certidao-de-nascimento-clara.pdf',
  },
  { cpf: ANA, kind: 'dependentes', purpose: 'request-identity-document', name: 'identidade-clara.png' },
  {
    cpf: CARLOS,
    kind: 'benefit-request',
    purpose: 'request-identity-document',
    name: 'identidade-carlos.png',
  },
  { cpf: CARLOS, kind: 'benefit-request', purpose: 'request-bank-proof', name: 'comprovante-da-conta.pdf' },
]

const [WIDTH, HEIGHT] = [856, 540]

/** Documents of Ana and Carlos that went with the first requests of their kinds: invented. */
export function requestDocuments(requests: readonly DemoRequest[]): DemoDocument[] {
  return DOCUMENTS.flatMap(({ cpf, kind, purpose, name }): DemoDocument[] => {
    const request = requests.find((one) => one.personCpf === cpf && one.kind === kind)
    if (!request) return []
    const common = {
      publicId: randomUUID(),
      purpose,
      name,
      ownerCpf: cpf,
      at: request.filedAt,
      subject: { protocol: request.protocol },
    }
    return name.endsWith('.png')
      ? [{ ...common, mediaType: 'image/png', width: WIDTH, height: HEIGHT, content: inventedCard }]
      : [{ ...common, mediaType: 'application/pdf', content: () => inventedPaper(name) }]
  })
}

/** A card that is nobody's. */
function inventedCard(): Promise<Buffer> {
  const lines = [150, 220, 290, 360].map(
    (y, place) => `<rect x="330" y="${y}" width="${430 - place * 60}" height="26" rx="13" fill="#9db4c0"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" rx="32" fill="#e7eef1"/><rect width="856" height="90" rx="32" fill="#4f6d7a"/><rect x="70" y="150" width="200" height="260" rx="16" fill="#c3d3da"/><circle cx="170" cy="245" r="56" fill="#7d98a5"/><path d="M90 410q80-130 160 0z" fill="#7d98a5"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

function inventedPaper(name: string): Promise<Buffer> {
  return writePdf({
    title: 'Documento de demonstração',
    subtitle: name,
    planColor: '#4f6d7a',
    issuedAt: 'Inventado: não vale como documento.',
    blocks: [
      { kind: 'heading', text: 'O que este arquivo mostra' },
      {
        kind: 'paragraph',
        text: 'Este é um documento inventado para a demonstração. Ele existe para que se veja como o portal guarda, mostra e entrega o que as pessoas enviam.',
      },
    ],
  })
}
