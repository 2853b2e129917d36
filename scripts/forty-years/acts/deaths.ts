import { smallJpeg } from '#backend/testing/small-images.ts'
import { enviarCertidaoObito, registrarFalecimento, retornarFalecimento } from '#contract/deaths/deaths.ts'
import { abrirPensao } from '#contract/deaths/pensions.ts'
import { addDays } from '#domain/calendar.ts'
import { instantOf } from '../clock.ts'
import { count, type Fund, givePasswords, type Person } from '../fund.ts'
import { pensionerOf } from '../pensioners.ts'

/** Luiz registers a death of some days ago, with its certificate. */
export async function die(fund: Fund, person: Person, registeredAfter: number): Promise<void> {
  const { personId: idPessoa, life } = person
  const file = { field: 'arquivo', content: smallJpeg, name: 'certidao.jpg' }
  const sent = await fund.as('luiz', enviarCertidaoObito, { params: { idPessoa }, file })
  if (sent.status !== 200) return count(fund, 'die', `no certificate, ${sent.status}`)
  const faleceuEm = addDays(fund.today(), -registeredAfter)
  const body = { idPessoa, faleceuEm, certidao: sent.answer.id }
  const { status } = await fund.as('luiz', registrarFalecimento, { body })
  count(fund, 'die', String(status))
  if (status !== 200) return
  person.diedOn = faleceuEm
  // A promise to who died is made to nobody any more.
  fund.told.incomes = fund.told.incomes.filter(({ linkId }) => linkId !== person.linkId)
  fund.told.deaths.push({ cpf: life.cpf, diedOn: faleceuEm, registeredOn: fund.today() })
}

/** Marta opens what is left to others; who receives a pension goes on living. */
export async function openPensions(fund: Fund, person: Person): Promise<void> {
  if (person.diedOn === null) return
  const { personId: idPessoa, life } = person
  const read = await fund.as('marta', retornarFalecimento, { params: { idPessoa } })
  if (read.status !== 200) return count(fund, 'open-pensions', `not read, ${read.status}`)
  for (const { beneficiarios, semPensao } of read.answer.vinculos) {
    if (semPensao !== null) count(fund, 'open-pensions', semPensao)
    for (const [at, { idPensao, renda }] of beneficiarios.entries()) {
      const random = fund.random('pension', life.n, at)
      const asked =
        renda !== null
          ? { tipo: null, percentual: null, anos: null }
          : random.integer(0, 1) === 0
            ? { tipo: 'percentual', percentual: random.integer(5, 15) / 10, anos: null }
            : { tipo: 'prazo-certo', percentual: null, anos: random.pick([1, 3, 5, 10]) }
      const account = { banco: '341', agencia: '0057', conta: '12345-7' }
      const body = { idPessoa, idPensao, ...account, ...asked }
      const { status } = await fund.as('marta', abrirPensao, { body })
      count(fund, 'open-pensions', String(status))
    }
  }
  await givePasswords(fund.ask, instantOf(fund.today(), 'desk'))
  await pensionerOf(fund, person)
}
