import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import type { InvestmentProfileSituation } from '#contract/investments/investment-profiles.ts'
import { reaisText } from '#contract/value-text.ts'
import {
  markedSentence,
  openChoiceSentence,
  positionSentence,
  shareSentence,
  windowSentence,
} from './investment-profile-sentences.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

const { today } = investmentProfileText

/** The profile in force with the balance in it, and whether it may be changed now. */
export function InvestmentProfileToday({ situation }: { situation: InvestmentProfileSituation }) {
  const { perfil, perfis, saldo } = situation
  const described = perfis.find(({ id }) => id === perfil.id)
  return (
    <Card title={today.heading}>
      <Stack gap="6">
        <Columns>
          <Stat
            label={investmentProfileText.compare.profile}
            value={perfil.nome}
            detail={described?.descricao}
          />
          <Stat
            label={today.balance}
            value={saldo ? reaisText(saldo.total) : today.noBalance}
            detail={saldo && positionSentence(saldo)}
          />
          {described && <Stat label={today.share} value={shareSentence(described)} />}
        </Columns>
        <WindowNotice situation={situation} />
      </Stack>
    </Card>
  )
}

function WindowNotice({ situation }: { situation: InvestmentProfileSituation }) {
  const { janela, escolhaAberta, trocaMarcada, rendaVitalicia } = situation
  if (rendaVitalicia) return <Banner title={today.lifetimeTitle}>{today.lifetime}</Banner>
  return (
    <>
      {trocaMarcada && (
        <Banner tone="success" title={today.markedTitle}>
          <p>{markedSentence(trocaMarcada)}</p>
        </Banner>
      )}
      <Banner title={janela.aberta ? today.openTitle : today.closedTitle}>
        <p>{windowSentence(janela)}</p>
        {janela.aberta && escolhaAberta && <p>{openChoiceSentence(escolhaAberta)}</p>}
      </Banner>
    </>
  )
}
