import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import type { PaySlipDetail } from '#contract/payroll/pay-slips.ts'
import { competenceText, dateText } from '#contract/value-text.ts'
import { paySlipText } from './pay-slips.text.ts'

/** Who paid whom, and when: the head of the printed pay slip. */
export function PaySlipPayment({ slip }: { slip: PaySlipDetail }) {
  const { entidade, plano, matricula, pessoa, competencia, dataPagamento } = slip
  const { payment } = paySlipText
  return (
    <Card title={payment.heading}>
      <DescriptionList
        layout="rows"
        items={[
          { id: 'entity', term: payment.entity, description: entidade.nome },
          { id: 'cnpj', term: payment.cnpj, description: entidade.cnpj },
          { id: 'plan', term: payment.plan, description: plano.nome },
          { id: 'enrolment', term: payment.enrolment, description: matricula },
          { id: 'name', term: payment.name, description: pessoa.nome },
          { id: 'cpf', term: payment.cpf, description: pessoa.cpf },
          { id: 'month', term: payment.month, description: competenceText(competencia) },
          { id: 'paid', term: payment.paidOn, description: dateText(dataPagamento) },
        ]}
      />
    </Card>
  )
}
