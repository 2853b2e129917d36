import { Banner } from '@portal/design-system/Banner'
import { Stack } from '@portal/design-system/Stack'
import { TextLink } from '@portal/design-system/TextLink'
import { dutyName, skipReasonText } from '#contract/service-desk/due-acts.text.ts'
import { dateText, instantText } from '#contract/value-text.ts'
import type { ServiceDeskSummary } from './queue.ts'
import { serviceDeskText as text } from './service-desk.text.ts'

/** Failures of the portal: e-mails that got to nobody, what granted requests promised, its other duties, benefits that were not paid, and what else found nothing to do. Nothing when all went well. */
export function DeskFailures({ summary }: { summary: ServiceDeskSummary }) {
  const { emailsNaoEntregues, naoEfetivadas, tarefasComFalha, tarefas, folha, naoFeitas } = summary
  return (
    <>
      {emailsNaoEntregues > 0 && (
        <Banner tone="warning" title={text.undelivered(emailsNaoEntregues)}>
          <TextLink href="/settings/emails-enviados?estado=nao-entregues">{text.seeUndelivered}</TextLink>
        </Banner>
      )}
      {naoEfetivadas.total > 0 && (
        <Banner tone="warning" title={text.notCarriedOut(naoEfetivadas.total)}>
          <p>{text.notCarriedOutText}</p>
          <Stack as="ul" gap="1">
            {naoEfetivadas.primeiras.map(({ id, protocolo }) => (
              <li key={id}>
                <TextLink href={`/request-management?idRequisicao=${id}`}>{text.request(protocolo)}</TextLink>
              </li>
            ))}
          </Stack>
        </Banner>
      )}
      {tarefasComFalha > 0 && (
        <Banner tone="warning" title={text.failing(tarefasComFalha)}>
          <p>{text.failingText}</p>
          <Stack as="ul" gap="1">
            {tarefas.map(({ tipo, quantidade, desde, proximaTentativa }) => (
              <li key={tipo}>
                {text.failingDuty(
                  dutyName(tipo),
                  quantidade,
                  dateText(desde),
                  proximaTentativa && instantText(proximaTentativa),
                )}
              </li>
            ))}
          </Stack>
        </Banner>
      )}
      {folha !== null && folha.total > 0 && <UnpaidBenefits payroll={folha} />}
      {naoFeitas.length > 0 && (
        <Banner tone="info" title={text.skipped}>
          <Stack as="ul" gap="1">
            {naoFeitas.map(({ tipo, motivo, quantidade }) => (
              <li key={`${tipo} ${motivo}`}>
                {text.skippedDuty(dutyName(tipo), quantidade, skipReasonText(motivo))}
              </li>
            ))}
          </Stack>
        </Banner>
      )}
    </>
  )
}

function UnpaidBenefits({ payroll }: { payroll: NonNullable<ServiceDeskSummary['folha']> }) {
  const { dia, total, naoPagos } = payroll
  return (
    <Banner tone="info" title={text.unpaid(dateText(dia), total)}>
      <Stack as="ul" gap="1">
        {naoPagos.map(({ nome, plano, motivo }) => (
          <li key={`${nome} ${plano}`}>{text.unpaidOne(nome, plano, skipReasonText(motivo))}</li>
        ))}
      </Stack>
      {total > naoPagos.length && <p>{text.unpaidMore(total - naoPagos.length)}</p>}
    </Banner>
  )
}
