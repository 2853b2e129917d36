import { parentPort, workerData } from 'node:worker_threads'
import { Refused } from './api-client.ts'
import { asking } from './latency.ts'

/* Somebody who goes on asking from a thread of their own, so that they wait for the API and not for who measures. */

export type Asked = { url: string; authorization: string }

const { url, authorization } = workerData as Asked

const loop = asking(async () => {
  const response = await fetch(url, { headers: { authorization } })
  await response.arrayBuffer()
  if (!response.ok) throw new Refused(response.status, url)
})

parentPort?.once('message', () => void loop.stop().then((waited) => parentPort?.postMessage(waited, [])))
