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

it('writes at once what waits, and says whether everything is there', async () => {
  const { saver, save } = start()
  saver.change({ nome: 'Ana' })
  expect(await saver.flush()).toBe(true)
  expect(save).toHaveBeenCalledTimes(1)
  expect(await saver.flush()).toBe(true)
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
  expect(await saver.flush()).toBe(true)
  expect(save.mock.calls.at(-1)).toEqual([{ nome: 'Ana' }, 0])
})

it('never writes over what another tab saved', async () => {
  const { saver, save, typing } = start()
  save.mockRejectedValueOnce(outdated)
  await typing('Ana')
  expect(saver.state()).toEqual({ kind: 'outdated', problem: outdated.problem })
  await typing('Ana Lima')
  expect(await saver.flush()).toBe(false)
  expect(save).toHaveBeenCalledTimes(1)
})
