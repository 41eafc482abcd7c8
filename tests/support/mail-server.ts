import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An e-mail as the mail server took it. */
export interface TakenEmail {
  /** What the sender called itself. */
  client: string;
  from: string;
  to: string[];
  raw: string;
}

/** What the server does with the next e-mail: take it, or fail at a given moment. */
export type Manner =
  | 'takes'
  | 'refuses-recipient'
  | 'defers-recipient'
  /** Knows nobody who may send through it. */
  | 'refuses-relay'
  | 'refuses-email'
  | 'refuses-sender'
  /** Says 421 to the whole e-mail: not now, and closes. */
  | 'is-too-busy'
  /** Breaks the connection before any of the e-mail was sent. */
  | 'hangs-up-early'
  /** Takes the whole e-mail and never says so. */
  | 'falls-silent'
  /** Takes the whole e-mail and breaks the connection instead of saying so. */
  | 'hangs-up'
  /** Takes the connection and never greets. */
  | 'never-greets';

/** A certificate and its key, each as PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

export interface MailServer {
  url: string;
  taken: TakenEmail[];
  /** Connections that were opened, of whatever outcome. */
  connections: number;
  manner: Manner;
  /** Shows another certificate from now on. */
  renew(certificate: Certificate): void;
  /** Resolves when the whole of an e-mail has arrived, before any answer to it. */
  untilReceived(): Promise<void>;
  close(): Promise<void>;
}

const answer = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code });

/** A real SMTP server on the loopback; it offers STARTTLS where it has a certificate. */
export async function startMailServer(
  manner: Manner = 'takes',
  account?: { user: string; pass: string },
  certificate?: Certificate,
): Promise<MailServer> {
  let received = Promise.withResolvers<void>();
  const server = new SMTPServer({
    disabledCommands: [
      ...(certificate === undefined ? ['STARTTLS'] : []),
      ...(account === undefined ? ['AUTH'] : []),
    ],
    ...certificate,
    authOptional: account === undefined,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      const isRight = username === account?.user && password === account?.pass;
      callback(isRight ? null : answer(535, 'Wrong'), isRight ? { user: username } : undefined);
    },
    closeTimeout: 1,
    onConnect(_session, callback) {
      mail.connections += 1;
      if (mail.manner !== 'never-greets') callback();
    },
    onMailFrom(_address, _session, callback) {
      if (mail.manner === 'hangs-up-early') return hangUp();
      return callback(mail.manner === 'refuses-sender' ? answer(550, 'Who are you') : null);
    },
    onRcptTo(address, _session, callback) {
      if (mail.manner === 'refuses-recipient') return callback(answer(550, 'No such mailbox'));
      if (mail.manner === 'refuses-relay') {
        return callback(answer(554, `5.7.1 <${address.address}>: Relay access denied`));
      }
      if (mail.manner === 'defers-recipient') return callback(answer(451, 'Try again later'));
      return callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.resolve();
        received = Promise.withResolvers<void>();
        if (mail.manner === 'refuses-email') return callback(answer(554, 'Looks like spam'));
        if (mail.manner === 'is-too-busy') return callback(answer(421, 'Too busy'));
        mail.taken.push({
          client: session.hostNameAppearsAs,
          from: session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address,
          to: session.envelope.rcptTo.map((one) => one.address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        if (mail.manner === 'takes') return callback();
        if (mail.manner === 'hangs-up') hangUp();
        return undefined;
      });
    },
  });
  // A client that was killed resets its connection; that is what some tests are about.
  server.on('error', () => {});
  const hangUp = () => {
    for (const connection of server.connections) connection.close();
  };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken: [],
    connections: 0,
    manner,
    renew: (renewed) => server.updateSecureContext({ ...renewed }),
    untilReceived: () => received.promise,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
  return mail;
}
