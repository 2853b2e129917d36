import type { IssuedDocument, SentDocument, SentDocumentPage } from '#contract/documents/documents.ts'

const issued = (values: Partial<IssuedDocument> & Pick<IssuedDocument, 'tipo' | 'data'>): IssuedDocument => ({
  referencia: '',
  ano: Number(values.data.slice(0, 4)),
  assunto: null,
  protocolo: null,
  ...values,
})

/** Documents issued to someone in benefit, newest first. */
export const issuedOfCarlos: readonly IssuedDocument[] = [
  issued({ tipo: 'extrato', data: '2026-11-11' }),
  issued({ tipo: 'contracheque', referencia: '2026-10', data: '2026-10-30' }),
  issued({
    tipo: 'solicitacao',
    referencia: '42',
    data: '2026-03-02',
    assunto: 'Isenção 65 anos',
    protocolo: '2026.0000042',
  }),
  issued({ tipo: 'comprovante-rendimentos', referencia: '2025', data: '2026-01-01', ano: 2025 }),
  issued({ tipo: 'contracheque', referencia: '2025-12', data: '2025-12-30' }),
]

const sent = (values: Partial<SentDocument> & Pick<SentDocument, 'id' | 'nome'>): SentDocument => ({
  descricao: 'Documento enviado',
  tipo: 'application/pdf',
  bytes: 348_160,
  sha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
  enviadoEm: '2026-11-10T13:20:00.000Z',
  origem: {
    tipo: 'solicitacao',
    idRequisicao: 42,
    protocolo: '2026.0000042',
    nome: 'Envio de documento',
    status: { id: 2, nome: 'Em análise' },
  },
  disponivel: true,
  ...values,
})

const someOfAna: readonly SentDocument[] = [
  sent({ id: 'a1', nome: 'certidao-de-casamento.pdf' }),
  sent({
    id: 'a2',
    nome: 'conta-de-luz.png',
    descricao: 'Comprovante de endereço',
    tipo: 'image/png',
    origem: { tipo: 'cadastro' },
  }),
  sent({
    id: 'a3',
    nome: 'comprovante-assinado-pela-patrocinadora_versao-final_outubro-de-2026.pdf',
    origem: { tipo: 'em-aberto' },
    disponivel: false,
  }),
]

/** Ana's documents: of a request, of her registration, and one still in an unsent form. */
export const sentByAna: SentDocumentPage = {
  documentos: [...someOfAna],
  pagina: 0,
  totalPage: 1,
  totalItems: someOfAna.length,
}

/** The second of three pages of what Ana sent. */
export const moreSentByAna: SentDocumentPage = { ...sentByAna, pagina: 1, totalPage: 3, totalItems: 43 }

/** Of who sent nothing. */
export const noneSent: SentDocumentPage = { documentos: [], pagina: 0, totalPage: 0, totalItems: 0 }
