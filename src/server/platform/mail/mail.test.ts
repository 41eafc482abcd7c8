import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import type { MailServer, Manner } from '#tests/support/mail-server.ts';
import type { EmailProblem } from '#core/emails/email-problems.ts';
import { checkMail, openMail } from './open-mail.ts';
import { composeEmail, readSender } from './compose-email.ts';
import { MailRefused, MailUncertain } from './mail.ts';
import type { Mail, OutgoingEmail } from './mail.ts';
import { openSmtpMail } from './smtp-mail.ts';
import type { Timeouts } from './smtp-mail.ts';

const mailFrom = 'Student Council <council@campus.example>';
const sender = readSender(mailFrom);
// How long to wait for servers that will not answer; those that do may be slow on a busy machine.
const muteServers: Partial<Record<Manner, Timeouts>> = {
  'never-greets': { connecting: 300, answering: 15_000, email: 15_000 },
  'falls-silent': { connecting: 15_000, answering: 2_000, email: 15_000 },
};

function anEmail(given: Partial<OutgoingEmail> = {}): OutgoingEmail {
  return {
    id: randomUUID(),
    to: 'asha@campus.example',
    subject: 'Congratulations on winning President – बधाई',
    text: 'Dear Asha,\n\nyou won.\n.\nThe Election Committee',
    html: '<p>Dear Asha, you won.</p>',
    ...given,
  };
}

async function withServer(manner: Manner): Promise<{ server: MailServer; mail: Mail }> {
  const server = await startMailServer(manner);
  const mail = openSmtpMail(server.url, sender, muteServers[manner]);
  afterThis(server.close, mail.close);
  return { server, mail };
}

async function failureOf(sending: Promise<unknown>): Promise<unknown> {
  return sending.then(
    () => null,
    (error: unknown) => error,
  );
}

/** Header fields of a message, unfolded, by their names in lower case. */
function headersOf(raw: string): Map<string, string[]> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const fields = new Map<string, string[]>();
  for (const line of head.split('\r\n')) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    fields.set(name, [...(fields.get(name) ?? []), line.slice(line.indexOf(':') + 1).trim()]);
  }
  return fields;
}

describe('by SMTP', () => {
  test('an e-mail arrives whole, with its id as Message-ID', async () => {
    const { server, mail } = await withServer('takes');
    const email = anEmail();
    const said = await mail.send({ ...email, replyTo: 'office@campus.example' });
    expect(said).toMatch(/^250 /);
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatchObject({
      from: 'council@campus.example',
      to: ['asha@campus.example'],
    });
    const headers = headersOf(server.taken[0]?.raw ?? '');
    expect(headers.get('message-id')).toEqual([`<${email.id}@campus.example>`]);
    expect(headers.get('from')).toEqual([mailFrom]);
    expect(headers.get('reply-to')).toEqual(['office@campus.example']);
    expect(headers.get('auto-submitted')).toEqual(['auto-generated']);
    expect(headers.get('content-type')?.[0]).toMatch(/^multipart\/alternative/);
  });

  test('many e-mails at once arrive once each', async () => {
    const { server, mail } = await withServer('takes');
    const emails = Array.from({ length: 20 }, () => anEmail());
    await Promise.all(emails.map((email) => mail.send(email)));
    const ids = server.taken.flatMap(({ raw }) => headersOf(raw).get('message-id') ?? []);
    expect(ids).toHaveLength(20);
    expect(new Set(ids)).toEqual(new Set(emails.map(({ id }) => `<${id}@campus.example>`)));
  });

  test('a name and a password from the address log in; wrong ones are worth another try', async () => {
    const server = await startMailServer('takes', { user: 'council', pass: 'pa@ss:word' });
    const address = server.url.replace('//', '//council:pa%40ss%3Aword@');
    const mail = openSmtpMail(address, sender);
    const stranger = openSmtpMail(server.url.replace('//', '//x:y@'), sender);
    afterThis(server.close, mail.close, stranger.close);
    await mail.send(anEmail());
    expect(server.taken).toHaveLength(1);
    const failure = await failureOf(stranger.send(anEmail()));
    expect(failure).toBeInstanceOf(MailRefused);
    expect(failure).toMatchObject({ problem: 'log-in', message: expect.stringContaining('535') });
  });

  test('a check logs in and sends nothing', async () => {
    const server = await startMailServer('takes', { user: 'council', pass: 'pass' });
    const by = (credentials: string) =>
      openSmtpMail(server.url.replace('//', `//${credentials}@`), sender);
    const [right, wrong] = [by('council:pass'), by('council:old')];
    afterThis(right.close, wrong.close);
    expect(await checkMail(right)).toBeNull();
    const said = expect.stringContaining('535');
    expect(await checkMail(wrong)).toEqual({ problem: 'log-in', said });
    expect(server.taken).toEqual([]);
    await server.close();
    expect(await checkMail(right)).toMatchObject({ problem: 'no-server' });
  });

  test('what asks for TLS does not go without', async () => {
    const server = await startMailServer('takes');
    const mail = openSmtpMail(`${server.url}?requireTLS=true`, sender);
    afterThis(server.close, mail.close);
    expect(await failureOf(mail.send(anEmail()))).toMatchObject({ isFinal: false });
    expect(server.taken).toEqual([]);
  });

  test.each<[Manner, EmailProblem, boolean, RegExp]>([
    ['refuses-recipient', 'no-mailbox', true, /550 No such mailbox/],
    ['refuses-email', 'refused', true, /554 Looks like spam/],
    ['defers-recipient', 'put-off', false, /451 Try again later/],
    ['refuses-relay', 'relay', false, /554 5\.7\.1 .*Relay access denied/],
    ['refuses-sender', 'not-allowed', false, /550 Who are you/],
    ['is-too-busy', 'not-now', false, /421 Too busy/],
  ])('a server that %s: %s, final %s, in its words', async (manner, problem, isFinal, words) => {
    const { server, mail } = await withServer(manner);
    const failure = await failureOf(mail.send(anEmail()));
    expect(failure).toBeInstanceOf(MailRefused);
    expect(failure).toMatchObject({ problem, isFinal, message: expect.stringMatching(words) });
    expect(server.taken).toEqual([]);
    // A refusal leaves the way open for the next e-mail.
    server.manner = 'takes';
    await mail.send(anEmail());
    expect(server.taken).toHaveLength(1);
  });

  test.each<Manner>(['falls-silent', 'hangs-up'])(
    'a server that %s after the e-mail: nobody can tell, and it is not sent twice',
    async (manner) => {
      const { server, mail } = await withServer(manner);
      const failure = await failureOf(mail.send(anEmail()));
      expect(failure).toBeInstanceOf(MailUncertain);
      expect(server.taken).toHaveLength(1);
      expect(server.connections).toBe(1);
    },
  );

  test('a server that hangs up before the e-mail: surely not sent, worth another try', async () => {
    const { mail } = await withServer('hangs-up-early');
    const failure = await failureOf(mail.send(anEmail()));
    expect(failure).toBeInstanceOf(MailRefused);
    expect(failure).toMatchObject({ isFinal: false });
  });

  test('a server that never greets, or is not there: surely not sent, worth another try', async () => {
    const { server, mail } = await withServer('never-greets');
    expect(await failureOf(mail.send(anEmail()))).toMatchObject({ isFinal: false });
    await server.close();
    const failure = await failureOf(mail.send(anEmail()));
    expect(failure).toBeInstanceOf(MailRefused);
    expect(failure).toMatchObject({ isFinal: false });
  });

  test('an e-mail is given up on as a whole, however a server trickles', async () => {
    const server = await startMailServer('falls-silent');
    const mail = openSmtpMail(server.url, sender, {
      connecting: 15_000,
      answering: 60_000,
      email: 3_000,
    });
    afterThis(server.close, mail.close);
    expect(await failureOf(mail.send(anEmail()))).toBeInstanceOf(MailUncertain);
  });

  test('closing ends what is still under way', async () => {
    const server = await startMailServer('falls-silent');
    const mail = openSmtpMail(server.url, sender);
    afterThis(server.close);
    const received = server.untilReceived();
    const failure = failureOf(mail.send(anEmail()));
    await received;
    await mail.close();
    expect(await failure).toBeInstanceOf(MailUncertain);
    expect(await failureOf(mail.send(anEmail()))).toMatchObject({ isFinal: false });
  });
});

test.each([
  ['', 'vote.campus.example'],
  ['?name=mail.campus.example', 'mail.campus.example'],
])('the server calls itself by its public name, or as SMTP_URL%s says', async (added, client) => {
  const server = await startMailServer();
  const own = { publicUrl: 'https://vote.campus.example', isPublicUrlSet: true };
  const smtpUrl = `${server.url}${added}`;
  const mail = openMail({ smtpUrl, emailsPerMinute: 60, mailFrom, dataDir: '/nowhere', ...own });
  afterThis(server.close, mail.close);
  await mail.send(anEmail());
  expect(server.taken).toMatchObject([{ client }]);
});

describe('as files', () => {
  async function openFolder(): Promise<{ mail: Mail; folder: string }> {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-mail-'));
    afterThis(() => fs.rmSync(dataDir, { recursive: true }));
    const mail = openMail({ smtpUrl: null, emailsPerMinute: 60, mailFrom, dataDir });
    return { mail, folder: path.join(dataDir, 'emails') };
  }

  test('an e-mail is one .eml that a mail app can read', async () => {
    const { mail, folder } = await openFolder();
    expect(mail).toMatchObject({ delivery: 'files', folder });
    const email = anEmail();
    await mail.send(email);
    expect(fs.readdirSync(folder)).toEqual([`${email.id}.eml`]);
    const raw = fs.readFileSync(path.join(folder, `${email.id}.eml`), 'utf8');
    expect(raw).not.toMatch(/[^\r]\n/);
    const headers = headersOf(raw);
    for (const name of ['from', 'to', 'subject', 'date', 'message-id', 'mime-version']) {
      expect(headers.get(name), name).toHaveLength(1);
    }
    expect(headers.get('to')).toEqual(['asha@campus.example']);
    expect(Date.parse(headers.get('date')?.[0] ?? '')).not.toBeNaN();
  });

  test('the same e-mail again is the same file, untouched', async () => {
    const { mail, folder } = await openFolder();
    const email = anEmail();
    await mail.send(email);
    const file = path.join(folder, `${email.id}.eml`);
    const first = fs.readFileSync(file, 'utf8');
    await mail.send({ ...email, subject: 'Another' });
    expect(fs.readdirSync(folder)).toHaveLength(1);
    expect(fs.readFileSync(file, 'utf8')).toBe(first);
  });

  test('a folder that cannot be written is an error, not a lost e-mail', async () => {
    const { mail, folder } = await openFolder();
    fs.writeFileSync(folder, 'a file stands in the way');
    expect(await failureOf(mail.send(anEmail()))).toBeInstanceOf(Error);
  });

  test('an id cannot lead out of the folder', async () => {
    const { mail } = await openFolder();
    const failure = await failureOf(mail.send(anEmail({ id: '../../escaped' })));
    expect(failure).toMatchObject({ isFinal: true });
  });
});

describe('headers', () => {
  test('a line break in the subject adds no header', async () => {
    for (const lineBreak of ['\r\n', '\n', '\r', '\u2028', '\u0000', '\u0085']) {
      const subject = `Won${lineBreak}Bcc: everyone@campus.example${lineBreak}${lineBreak}Body`;
      const raw = (await composeEmail(anEmail({ subject }), sender)).toString('utf8');
      const headers = headersOf(raw);
      expect([...headers.keys()]).not.toContain('bcc');
      expect(headers.get('subject')).toEqual(['Won Bcc: everyone@campus.example Body']);
    }
  });

  test.each([
    'asha@campus.example\r\nBcc: everyone@campus.example',
    'asha@campus.example\nRCPT TO:<everyone@campus.example>',
    'asha@campus.example, everyone@campus.example',
    'Asha <asha@campus.example>',
    'asha',
    '',
    '<>',
    'asha@campus.example\u0000',
  ])('%j is no address to send to', async (to) => {
    const failure = await composeEmail(anEmail({ to }), sender).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailRefused);
    expect(failure).toMatchObject({ isFinal: true });
  });

  test.each(['nobody', 'A <a@b.example>, C <c@d.example>', '', 'x@'])(
    'MAIL_FROM %j is refused at start, by its name',
    (from) => {
      expect(() => readSender(from)).toThrow(/MAIL_FROM/);
    },
  );

  test('MAIL_FROM is read with and without a name', () => {
    expect(readSender('council@campus.example')).toEqual({
      name: '',
      address: 'council@campus.example',
      domain: 'campus.example',
    });
    expect(readSender('Student Council <council@localhost>').domain).toBe('localhost');
  });
});
