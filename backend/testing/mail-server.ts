import { SMTPServer } from 'smtp-server'

export type MailServer = {
  port: number
  /** What it was handed, in order; the text as it came over the wire. */
  received: { from: string; to: string[]; text: string }[]
  close: () => Promise<void>
}

/** An SMTP server that takes everything, or that knows none of the addresses it is to deliver to. @param port 0: any free one */
export async function mailServer(port = 0, { knowsNobody = false } = {}): Promise<MailServer> {
  const received: MailServer['received'] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
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
          text: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
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
