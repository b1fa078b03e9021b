import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type TestSmtpServer = { url: string; received: string[]; stop: () => Promise<void> }

/**
 * Starts a mail server for a spec; `received` has the mails as they arrived.
 * @param refuse called once per mail; returns the SMTP code to refuse an address with, or undefined to accept it
 */
export async function startSmtpServer(
  refuse: (address: string) => number | undefined = () => undefined,
): Promise<TestSmtpServer> {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse(address)
      if (responseCode === undefined) return done()
      done(Object.assign(new Error('no'), { responseCode }))
    },
    onData(stream, _session, done) {
      let source = ''
      stream.on('data', (chunk: Buffer) => {
        source += chunk.toString()
      })
      stream.on('end', () => {
        received.push(source)
        done()
      })
    },
  })
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port))
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
