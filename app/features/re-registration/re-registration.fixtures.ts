import type { SittingState } from './use-sitting.ts'

/** A re-registration under way that changes only in memory. The account was changed and the photo of last time refused. */
export const sittingInMemory: SittingState = {
  draft: { banco: { resposta: 'mudou', valores: { banco: '341', agencia: '0057', conta: '12345-6' } } },
  files: [{ id: 'a', comprovante: 'comprovante-bancario', tipo: 'image/png', bytes: 107 }],
  saving: {
    state: { kind: 'saved', at: '2026-11-11T13:32:00Z' },
    change: () => undefined,
    flush: () => Promise.resolve(true),
    retry: () => undefined,
    version: () => 3,
  },
  answer: () => undefined,
  upload: (comprovante, { type, size }) => Promise.resolve({ id: 'b', comprovante, tipo: type, bytes: size }),
  complaints: () => ({}),
  proofs: ['selfie', 'comprovante-bancario'],
  refusal: (item) => (item === 'documentos' ? 'A foto está escura. Tire outra, com o rosto inteiro.' : null),
}

/** What was sent. */
export const sentReRegistration = {
  protocolo: '2026.0000123',
  enviadoEm: '2026-11-11T13:40:00Z',
  codigo: 'a1b2c3d4'.repeat(8),
}
