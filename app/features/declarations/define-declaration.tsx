import {
  defineRequest,
  type PageDefinition,
  type SentOf,
} from '#app/features/request-engine/define-request.ts'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { DeclarationsOnWire } from '#contract/declarations/declarations.ts'
import { dateText } from '#contract/value-text.ts'
import { DeclarationHistory } from './DeclarationHistory.tsx'
import { DeclarationStatus } from './DeclarationStatus.tsx'
import { declarationsText } from './declarations.text.ts'

/** Parts that every declaration words alike, or renders around its form. */
type Shared = 'text' | 'data' | 'obstacle' | 'isPersonal' | 'above' | 'below' | 'undo' | 'confirm' | 'receipt'

/** In what one declaration differs from the others. */
type Declaration<
  Situation extends DeclarationsOnWire<Data>,
  Values extends object,
  Data,
  Sent extends SentOf<Data>,
> = Omit<PageDefinition<Situation, Values, Data, Sent>, Shared> & {
  /** Purpose of the declaration, below the page's title. */
  lead: string
  /** Verb phrase of the last button, before the date: 'Declarar que moro fora do Brasil'. */
  act: (values: Values) => string
  /** A declaration in a word or two, for the list of all. */
  answer: (data: Data) => string
  /** Public id of the proof that went with one. Left out where none does. */
  proofId?: (data: Data) => string | undefined
}

/**
 * Declares a declaration: what a person says to be true, which holds as it is sent and never comes back to be corrected. Where it stands
 * is above its form and those that were made before are below; each has a PDF of its own.
 */
export function defineDeclaration<
  Situation extends DeclarationsOnWire<Data>,
  Values extends object,
  Data,
  Sent extends SentOf<Data>,
>({ lead, act, answer, proofId, ...own }: Declaration<Situation, Values, Data, Sent>) {
  const { undo, confirm, receipt } = declarationsText
  return defineRequest<Situation, Values, Data, Sent>({
    ...(own as Omit<PageDefinition<Situation, Values, Data, Sent>, Shared>),
    text: { ...declarationsText, lead },
    isPersonal: true,
    above: ({ situacao, declaracoes }) => <DeclarationStatus situacao={situacao} declaracoes={declaracoes} />,
    below: ({ declaracoes }) => (
      <DeclarationHistory
        lines={declaracoes.map(({ dados, ...made }) => ({
          ...made,
          answer: answer(dados),
          proofId: proofId?.(dados) ?? null,
        }))}
      />
    ),
    undo: () => undo,
    confirm: (values, { hoje }) => confirm(act(values), dateText(hoje)),
    receipt: ({ idRequisicao }) => ({
      documentLink: <FileLink href={fileHref('declaracao', idRequisicao)}>{receipt.pdf}</FileLink>,
    }),
  })
}
