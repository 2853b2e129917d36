import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  port: number
  /** Mail received, in order; the text as it came over the wire. */
  received: { from: string; to: string[]; dsn: unknown; text: string }[]
  close: () => Promise<void>
}

/**
 * An SMTP server that takes everything, or that knows none of the addresses it is to deliver to, or that takes so many e-mails whole and
 * drops the line before it says so. @param port 0: any free one
 */
export async function mailServer(port = 0, { knowsNobody = false, drops = 0 } = {}): Promise<MailServer> {
  const received: MailServer['received'] = []
  const lines = new Set<Socket>()
  let toDrop = drops
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    hideDSN: false,
    onRcptTo(_, __, done) {
      done(knowsNobody ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          dsn: session.envelope.dsn,
          text: Buffer.concat(chunks).toString('utf8'),
        })
        if (toDrop === 0) return done()
        toDrop -= 1
        for (const line of lines) line.destroy()
      })
    },
  })
  server.server.on('connection', (line: Socket) => {
    lines.add(line)
    line.on('close', () => lines.delete(line))
  })
  const listened = await new Promise<number>((resolve) => {
    const listening = server.listen(port, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    port: listened,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
