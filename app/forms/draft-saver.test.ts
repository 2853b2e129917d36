import { beforeEach, expect, it, vi } from 'vitest'
import { PortalProblem } from '#app/api/problem.ts'
import { draftSaver } from './draft-saver.ts'

type Save = (values: { nome: string }, version: number) => Promise<{ version: number; savedAt: string }>

const stored: Save = async (_, version) => ({ version: version + 1, savedAt: `salvo ${version + 1}` })
const offline = new PortalProblem({ kind: 'unavailable', detail: '' })
const outdated = new PortalProblem({ kind: 'conflict', reason: 'versao-desatualizada', detail: 'Outra aba.' })

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function start(save = vi.fn<Save>(stored)) {
  const saver = draftSaver<{ nome: string }>({ saved: { version: 0, savedAt: null }, save })
  const typing = async (nome: string) => {
    saver.change({ nome })
    await vi.advanceTimersByTimeAsync(900)
  }
  return { saver, save, typing }
}

it('writes once typing pauses, the newest values and each version after the other', async () => {
  const { saver, save, typing } = start()
  saver.change({ nome: 'A' })
  await typing('An')
  await typing('Ana')
  expect(save.mock.calls).toEqual([
    [{ nome: 'An' }, 0],
    [{ nome: 'Ana' }, 1],
  ])
  expect(saver.state()).toEqual({ kind: 'saved', at: 'salvo 2' })
})

it('tells who listens of typing that is not written yet, of the write and of its end, until they leave', async () => {
  const { saver, typing } = start()
  const heard: [string, boolean][] = []
  const leave = saver.subscribe(() => heard.push([saver.state().kind, saver.isSaved()]))
  await typing('Ana')
  const all = [
    ['idle', false],
    ['saving', false],
    ['saved', true],
  ]
  expect(heard).toEqual(all)
  leave()
  await typing('Ana Lima')
  expect(heard).toEqual(all)
})

it('writes at once what waits, and says whether everything is there', async () => {
  const { saver, save } = start()
  saver.change({ nome: 'Ana' })
  expect(await saver.flush()).toBeNull()
  expect(save).toHaveBeenCalledTimes(1)
  expect(await saver.flush()).toBeNull()
  expect(save).toHaveBeenCalledTimes(1)
})

it('writes what was typed while a write was under way', async () => {
  const { saver, save, typing } = start()
  save.mockImplementationOnce(async (values, version) => {
    saver.change({ nome: 'Ana Lima' })
    return stored(values, version)
  })
  await typing('Ana')
  expect(save.mock.calls.at(-1)).toEqual([{ nome: 'Ana Lima' }, 1])
})

it('keeps what was typed without a network, and writes it when it is back', async () => {
  const { saver, save, typing } = start()
  save.mockRejectedValueOnce(offline)
  await typing('Ana')
  expect(saver.state()).toEqual({ kind: 'offline' })
  saver.retry()
  expect(await saver.flush()).toBeNull()
  expect(save.mock.calls.at(-1)).toEqual([{ nome: 'Ana' }, 0])
})

it('tries again by itself after an answer that never came, ever less often, and not once the form is left', async () => {
  const { saver, save, typing } = start()
  const lost = () => new Promise<never>((_, reject) => setTimeout(() => reject(offline), 1500))
  save.mockImplementationOnce(lost).mockRejectedValueOnce(offline)
  await typing('Ana')
  // The pause after this one ends while the first write is still on its way.
  await typing('Ana Lima')
  await vi.advanceTimersByTimeAsync(600 + 4000)
  expect(saver.state()).toEqual({ kind: 'offline' })
  expect(save).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(8000)
  expect(save.mock.calls.slice(2)).toEqual([
    [{ nome: 'Ana' }, 0],
    [{ nome: 'Ana Lima' }, 1],
  ])
  save.mockRejectedValue(offline)
  await typing('Ana')
  saver.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(save).toHaveBeenCalledTimes(6)
})

it('sends again what may have arrived before it sends what was typed since', async () => {
  const { saver, save, typing } = start()
  save.mockRejectedValueOnce(offline)
  await typing('Ana')
  await typing('Ana Lima')
  expect(save.mock.calls).toEqual([
    [{ nome: 'Ana' }, 0],
    [{ nome: 'Ana' }, 0],
    [{ nome: 'Ana Lima' }, 1],
  ])
  expect(saver.state()).toEqual({ kind: 'saved', at: 'salvo 2' })
})

it('begins again after what is on its way, and the next version is the first', async () => {
  const { saver, save, typing } = start()
  const asked: string[] = []
  save.mockImplementationOnce(async (values, version) => {
    await Promise.resolve()
    asked.push('save')
    return stored(values, version)
  })
  saver.change({ nome: 'Ana' })
  const saving = saver.flush()
  await saver.beginAgain(async () => asked.push('discard'))
  await saving
  expect(asked).toEqual(['save', 'discard'])
  await typing('Bia')
  expect(save.mock.calls.at(-1)).toEqual([{ nome: 'Bia' }, 0])
})

it('says that the draft could not be taken off the server, and goes on from its version', async () => {
  const { saver, save, typing } = start()
  await typing('Ana')
  await saver.beginAgain(() => Promise.reject(new PortalProblem({ kind: 'forbidden', detail: 'Não.' })))
  expect(saver.state().kind).toBe('failed')
  await typing('Bia')
  expect(save.mock.calls.at(-1)).toEqual([{ nome: 'Bia' }, 1])
})

it('takes the draft off once the network is back, before what was typed since', async () => {
  const { saver, save, typing } = start()
  await typing('Ana')
  const discard = vi.fn<() => Promise<unknown>>(async () => null).mockRejectedValueOnce(offline)
  await saver.beginAgain(discard)
  expect([saver.state(), saver.isSaved()]).toEqual([{ kind: 'offline' }, false])
  saver.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect([saver.state(), saver.isSaved()]).toEqual([{ kind: 'idle' }, true])

  discard.mockRejectedValueOnce(offline)
  await typing('Bia')
  await saver.beginAgain(discard)
  await typing('Bia Lima')
  expect(discard).toHaveBeenCalledTimes(4)
  expect(save.mock.calls.slice(1)).toEqual([
    [{ nome: 'Bia' }, 0],
    [{ nome: 'Bia Lima' }, 0],
  ])
})

it('tells nobody of a saving that ends while the draft is being taken off', async () => {
  const onSaved = vi.fn<(version: number) => void>()
  const saver = draftSaver<{ nome: string }>({ saved: { version: 0, savedAt: null }, save: stored, onSaved })
  saver.change({ nome: 'Ana' })
  const saving = saver.flush()
  await saver.beginAgain(async () => null)
  await saving
  expect(onSaved).not.toHaveBeenCalled()
})

it('a write that was on its way as the draft went is about nothing any more', async () => {
  const { saver, save, typing } = start()
  let answer: () => void = () => undefined
  save.mockImplementationOnce(
    (values, version) => new Promise((resolve) => (answer = () => resolve(stored(values, version)))),
  )
  await typing('Ana')
  saver.reset()
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(saver.version()).toBe(0)
  expect(saver.state()).toEqual({ kind: 'idle' })
})

it('never writes over what another tab saved', async () => {
  const { saver, save, typing } = start()
  save.mockRejectedValueOnce(outdated)
  await typing('Ana')
  expect(saver.state()).toEqual({ kind: 'outdated', problem: outdated.problem })
  await typing('Ana Lima')
  expect(await saver.flush()).toMatchObject({ detail: 'Outra aba.' })
  expect(save).toHaveBeenCalledTimes(1)
})
