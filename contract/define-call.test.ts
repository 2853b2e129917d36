import * as v from 'valibot'
import { expect, it } from 'vitest'
import { calls } from './calls.ts'
import { type CallDefinition, defineCall } from './define-call.ts'
import { id, idText, linkQuery } from './formats.ts'

const call = { method: 'GET', path: '/x', summary: 'Um exemplo.', group: 'Exemplos' } as const
const forAll = { ...call, access: { kind: 'authenticated' } } as const
const forAttendants = { ...call, access: { kind: 'attendant', minimumLevel: 1 } } as const
const ofLink = { params: v.object({ idPessoa: idText, idPlano: idText }), query: linkQuery }
const ofRequest = { params: v.object({ idRequisicao: idText }) }
const ofPerson = { body: v.strictObject({ idPessoa: id }) }
const forNobody = { ...call, ...ofPerson, access: { kind: 'public' } } as const

it('a call is about what its own fields name', () => {
  const defined = [
    defineCall({ ...forAll, ...ofLink, about: { link: 'params', need: 'read', service: 'pep' } }),
    defineCall({ ...forAll, ...ofRequest, about: { request: 'params.idRequisicao', need: 'decide' } }),
    defineCall({ ...forAttendants, ...ofPerson, about: { person: 'body.idPessoa', need: 'act' } }),
    defineCall({ ...call, access: { kind: 'public' }, about: { nothing: 'public' } }),
  ]
  expect(defined.map(({ about }) => Object.keys(about)[0])).toEqual(['link', 'request', 'person', 'nothing'])
})

it('what is about nothing said, about a field that it does not take, or about somebody unasked, does not compile', () => {
  const refused = [
    // @ts-expect-error whose data it is about is not said
    () => defineCall(forAll),
    // @ts-expect-error there is no such field
    () => defineCall({ ...forAll, ...ofRequest, about: { request: 'params.idPedido', need: 'read' } }),
    // @ts-expect-error the field is in the path
    () => defineCall({ ...forAll, ...ofRequest, about: { request: 'body.idRequisicao', need: 'read' } }),
    // @ts-expect-error a link needs a plan too
    () => defineCall({ ...forAll, ...ofPerson, about: { link: 'body', need: 'read' } }),
    // @ts-expect-error there is no such service
    () => defineCall({ ...forAll, ...ofLink, about: { link: 'params', need: 'read', service: 'peps' } }),
    // @ts-expect-error only about requests somebody decides
    () => defineCall({ ...forAll, ...ofLink, about: { link: 'params', need: 'decide' } }),
    // @ts-expect-error attendants act on people, whose level is asked
    () => defineCall({ ...forAttendants, ...ofLink, about: { link: 'params', need: 'act' } }),
    // @ts-expect-error nobody is signed in
    () => defineCall({ ...forNobody, about: { person: 'body.idPessoa', need: 'read' } }),
  ]
  expect(refused).toHaveLength(8)
})

it('a call about somebody does not say again that it may be refused or hidden', () => {
  const repeating = Object.entries<CallDefinition>(calls).filter(
    ([, { about, problems }]) =>
      'need' in about && problems?.some((status) => status === 403 || status === 404),
  )
  expect(repeating.map(([name]) => name)).toEqual([])
})
