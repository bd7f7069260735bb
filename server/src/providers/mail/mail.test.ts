import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailInFolder } from './folder.ts'
import { mailFailure } from './mail-failure.ts'
import { mailBySmtp } from './smtp.ts'

const message = {
  to: 'ada@example.org',
  replyTo: 'grace@example.org',
  subject: 'Grüße – good night',
  text: 'Sleep well.\nAda’s lamp is on.',
}

describe('the mail folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nightlight-mail-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('contains mails that any mail program can open, readable by their owner only', async () => {
    const box = join(folder, 'mail')
    await mailInFolder(box, 'Nightlight <lamp@example.org>').send(message)
    const [name = '', ...more] = await readdir(box)
    expect([name.endsWith('.eml'), more]).toEqual([true, []])
    expect((await stat(join(box, name))).mode & 0o077).toBe(0)
    const mail = await PostalMime.parse(await readFile(join(box, name)))
    expect(mail).toMatchObject({ subject: message.subject, from: { address: 'lamp@example.org' } })
    expect(mail.replyTo?.[0]?.address).toBe('grace@example.org')
    expect(mail.text?.trim()).toBe(message.text)
  })

  it('are marked as written by a machine, unless a person replies, and have an HTML part with links', async () => {
    const box = join(folder, 'parts')
    const mail = mailInFolder(box, 'Nightlight <lamp@example.org>')
    const text = 'Hello <Ada>,\n\nopen this:\nhttps://stories.example.org/auth?a=1&b=2.\n\nGood night'
    await mail.send({ to: 'ada@example.org', subject: 'A link', text })
    const [name = ''] = await readdir(box)
    const sent = await PostalMime.parse(await readFile(join(box, name)))
    const header = ({ headers }: typeof sent) => headers.find(({ key }) => key === 'auto-submitted')?.value
    expect(header(sent)).toBe('auto-generated')
    expect(sent.text?.trim()).toBe(text)
    expect(sent.html).toContain('<p>Hello &lt;Ada&gt;,</p>')
    expect(sent.html).toContain(
      '<a href="https://stories.example.org/auth?a=1&amp;b=2">https://stories.example.org/auth?a=1&amp;b=2</a>.',
    )
    await rm(box, { recursive: true })
    await mail.send(message)
    const [reply = ''] = await readdir(box)
    expect(header(await PostalMime.parse(await readFile(join(box, reply))))).toBeUndefined()
  })

  it('loses the mails about an account when it is deleted, and no others', async () => {
    const box = join(folder, 'forgetting')
    const mail = mailInFolder(box, 'Nightlight <lamp@example.org>')
    await mail.forget(1)
    for (const account of [1, 11, 1]) await mail.send({ ...message, account })
    await mail.send(message)
    await mail.forget(1)
    const remaining = (await readdir(box)).map((name) => name.replace(/^.*Z-[0-9a-f]{8}/, '')).sort()
    expect(remaining).toEqual(['-account-11.eml', '.eml'])
  })
})

describe('SMTP', () => {
  const received: { user: string | undefined; recipients: string[]; raw: string }[] = []
  let isRefusing = false
  const server = new SMTPServer({
    authOptional: false,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      password === 'right' ? done(null, { user: username ?? '' }) : done(new Error('Wrong password')),
    onRcptTo: (_, __, done) => (isRefusing ? done(new Error('Try later')) : done()),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ user: session.user, recipients, raw: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  let port: number
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.server.address() as AddressInfo).port
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  const open = (password: string) =>
    mailBySmtp({
      host: '127.0.0.1',
      port,
      user: 'lamp',
      password,
      secure: false,
      from: 'Nightlight <lamp@example.org>',
    })

  it('signs in and delivers to the recipient', async () => {
    await open('right').send(message)
    const [mail] = received
    expect([mail?.user, mail?.recipients]).toEqual(['lamp', ['ada@example.org']])
    expect((await PostalMime.parse(mail?.raw ?? '')).subject).toBe(message.subject)
  })

  it('fails if the server refuses, so that the mail is retried', async () => {
    await expect(open('wrong').send(message)).rejects.toThrow('refused the user or the password')
    isRefusing = true
    await expect(open('right').send(message)).rejects.toThrow('refused the address')
  })

  it('says what kind of failure it was, and nothing of what answered', async () => {
    const web = createServer(
      (socket) => void socket.resume().end('HTTP/1.1 400 Bad Request\r\nServer: secret/1.2\r\n\r\n'),
    )
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
    const at = (other: number, secure = false) =>
      mailBySmtp({
        host: '127.0.0.1',
        port: other,
        user: null,
        password: null,
        secure,
        from: 'lamp@example.org',
      })
        .send(message)
        .then(() => '', String)
    const { port: webPort } = web.address() as AddressInfo
    expect(await at(webPort)).toBe(
      'MailNotSent: The mail was not sent: what answers there is not a mail server.',
    )
    expect(await at(webPort, true)).toContain('no encrypted connection could be made')
    await new Promise<void>((resolve) => web.close(() => resolve()))
    expect(await at(webPort)).toContain('refused the connection')
    const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND mail.example'), { code: 'EDNS' })
    expect(mailFailure(unknown).reason).toBe('there is no server of this name')
  })
})
