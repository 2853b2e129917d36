import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { consentTexts } from '#contract/people/consents.text.ts'
import type { ConsentsAnswer } from '#contract/people/personal-profile.ts'
import { personalProfileText } from './personal-profile.text.ts'
import { consentSince } from './personal-profile-sentences.ts'
import { SwitchCard } from './SwitchCard.tsx'

const { consents: text } = personalProfileText

export function ConsentList({ consents }: { consents: ConsentsAnswer['consentimentos'] }) {
  const { problem, run } = useCommand(send('registrarConsentimento'))
  const switches = consents.map((consent) => {
    const { finalidade, versao, concedido: isOn } = consent
    const { title: label, text: explanation } = consentTexts[finalidade]
    const description = `${explanation} ${consentSince(consent)}`
    const turn = (concedido: boolean) => run({ finalidade, versao, concedido })
    return { id: finalidade, label, description, isOn, turn }
  })
  return <SwitchCard title={text.title} lead={text.text} problem={problem} switches={switches} />
}
