import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import type { SignOnSettings } from '#server/sign-in/sign-on/settings.ts';

/** Somebody at the university, as its provider of log-ins knows them. */
export interface Person {
  subject: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
  student_number?: string;
  groups?: string[];
  role?: string;
  /** What the token says otherwise than what is asked for with it. */
  inToken?: Pick<Person, 'email' | 'email_verified'>;
}

/** A real OpenID Connect provider on the loopback, with people in place of passwords. */
export interface SignOnProvider {
  settings: SignOnSettings;
  /** Where people open the product. */
  publicUrl: string;
  people: Map<string, Person>;
  /** Goes the way of a browser, says who it is, and gives what comes back behind the "?". */
  logIn(url: string, subject: string): Promise<string>;
  close(): Promise<void>;
}

const client = { clientId: 'hustings', clientSecret: 'a secret of these tests, long enough' };

/** Starts it for a product that people open at this address. */
export async function openSignOnProvider(publicUrl: string): Promise<SignOnProvider> {
  const people = new Map<string, Person>();
  let provider: Provider | null = null;
  const server = http.createServer((request, response) => {
    if (provider === null) return void response.writeHead(503).end();
    if (request.url?.startsWith('/who') === true) return void ask(provider, request, response);
    return void provider.callback()(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const issuer = `http://localhost:${port}`;
  provider = new Provider(issuer, configure(people, `${publicUrl}/sign-on`));

  /** The provider's own page, on which somebody says who they are. */
  async function ask(over: Provider, request: IncomingMessage, response: ServerResponse) {
    const { searchParams } = new URL(request.url ?? '', issuer);
    const subject = searchParams.get('as');
    if (subject !== null) {
      const result =
        subject === ''
          ? { error: 'access_denied', error_description: 'stopped' }
          : { login: { accountId: subject } };
      return over.interactionFinished(request, response, result);
    }
    const buttons = [...people.values()].map(
      (person) => `<button name="as" value="${person.subject}">${person.name}</button>`,
    );
    response.writeHead(200, { 'content-type': 'text/html' });
    return response.end(
      `<!doctype html><html lang="en"><title>University</title><form>${buttons.join('')}<button name="as" value="">Stop</button></form>`,
    );
  }

  return {
    people,
    publicUrl,
    settings: {
      issuer,
      ...client,
      scopes: 'openid profile email',
      name: 'Sarovar account',
      numberClaim: 'student_number',
      groupsClaim: 'groups',
      doGroupsDecide: false,
    },
    logIn: (url, subject) => followTo(url, subject, `${publicUrl}/sign-on`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function configure(people: ReadonlyMap<string, Person>, redirectUri: string): Configuration {
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    claims: {
      openid: ['sub'],
      profile: ['name', 'student_number', 'groups', 'role'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['for tests alone'] },
    interactions: { url: () => '/who' },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: (use) => {
        const { subject: sub, inToken, ...claims } = people.get(subject) ?? { subject };
        return { sub, ...claims, ...(use === 'id_token' && inToken) };
      },
    }),
    // Nobody is asked twice: who logs in agrees.
    async loadExistingGrant(context) {
      const { oidc } = context;
      const grant = new oidc.provider.Grant({
        ...(oidc.client === undefined ? {} : { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId === undefined ? {} : { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  };
}

async function followTo(start: string, subject: string, redirectUri: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(start);
  for (let step = 0; step < 10; step += 1) {
    if (next.pathname === '/who') next.searchParams.set('as', subject);
    const cookie = Array.from(cookies, (pair) => pair.join('=')).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the provider answered ${response.status}`);
    next = new URL(location, next);
    if (next.href.startsWith(redirectUri)) return next.search;
  }
  throw new Error('the provider sends in circles');
}
