import { Banner } from '@portal/design-system/Banner'
import type { CallAnswer } from '#contract/call-types.ts'
import { awaitedSentence } from '#contract/collection/arrears-notice.text.ts'
import type { retornarPessoa } from '#contract/people/people.ts'
import { dateText } from '#contract/value-text.ts'
import { serviceDeskText } from './service-desk.text.ts'

type ArrearsNoticesProps = { notices: CallAnswer<typeof retornarPessoa>['avisosAtraso'] }

/** Notices of arrears that the person can still answer; nothing for most people. */
export function ArrearsNotices({ notices }: ArrearsNoticesProps) {
  return notices.map(({ idPlano, plano, ate, opcao }) => (
    <Banner key={idPlano} tone="warning" title={serviceDeskText.person.arrears(plano)}>
      {awaitedSentence(dateText(ate), opcao)}
    </Banner>
  ))
}
