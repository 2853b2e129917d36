import { Cluster } from '@portal/design-system/Cluster'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import type { Death, DeathLink } from '#contract/deaths/deaths.ts'
import { deathText as text } from './death.text.ts'
import { beneficiarySentence, deathLines, frozenRequestsSentence } from './death-sentences.ts'
import { OpenPension } from './OpenPension.tsx'

type DeathOnPlansProps = {
  death: Death
  /** For who may open pensions: whose death it is, and what follows once the page shows an open one. Default: nobody. */
  pensions?: { idPessoa: number; onOpened: () => void } | null
}

/** Effects of a death on each plan, expected or done: figures, and the beneficiaries of the balance. */
export function DeathOnPlans({ death: { registro, vinculos }, pensions = null }: DeathOnPlansProps) {
  if (vinculos.length === 0) return <p>{text.noPlans}</p>
  return (
    <Stack gap="6">
      {vinculos.map((link) => (
        <section key={link.idVinculo} aria-labelledby={`falecimento-${link.idVinculo}`}>
          <Stack gap="4">
            <Text as="h3" variant="subtitle" id={`falecimento-${link.idVinculo}`}>
              {link.plano.nome}
            </Text>
            <DescriptionList items={deathLines(link, registro !== null)} />
            <FrozenRequests link={link} isRegistered={registro !== null} />
            <Pensions link={link} opening={pensions} />
          </Stack>
        </section>
      ))}
    </Stack>
  )
}

function FrozenRequests({
  link: { solicitacoes },
  isRegistered,
}: {
  link: DeathLink
  isRegistered: boolean
}) {
  if (solicitacoes.length === 0) return null
  return (
    <div>
      <p>{frozenRequestsSentence(solicitacoes.length, isRegistered)}</p>
      <ul>
        {solicitacoes.map(({ id, protocolo, nome }) => (
          <li key={id}>
            <TextLink href={`/request-management?idRequisicao=${id}`}>{`${nome}, ${protocolo}`}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

type PensionsProps = { link: DeathLink; opening: DeathOnPlansProps['pensions'] }

function Pensions({ link: { beneficiarios, semPensao, pensao }, opening }: PensionsProps) {
  return (
    <div>
      <Text as="h4" variant="label">
        {text.pensions}
      </Text>
      {semPensao !== null && <p>{text.nobody[semPensao]}</p>}
      {beneficiarios.length > 0 && (
        <Stack as="ul" gap="3">
          {beneficiarios.map((one) => (
            <li key={`${one.nome} ${one.nascimento}`}>
              <Cluster>
                <span>{beneficiarySentence(one)}</span>
                {opening && pensao && one.matricula === null && one.espera === null && (
                  <OpenPension {...opening} beneficiary={one} terms={pensao} />
                )}
              </Cluster>
              {one.espera !== null && <Text tone="muted">{one.espera}</Text>}
            </li>
          ))}
        </Stack>
      )}
    </div>
  )
}
