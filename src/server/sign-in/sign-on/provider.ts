import { refusedWords } from '#texts/en/refused.ts';
import { pagePaths } from '#core/page-paths.ts';
import { Refused } from '#core/refusal.ts';
import type { Log } from '../../platform/log.ts';
import type { SignOnArrival } from './claims.ts';
import { isUsableSubject, joinClaims, readClaims } from './claims.ts';
import type { SignOnSettings } from './settings.ts';
import type { Tx } from '../../platform/db/client.ts';

type Library = typeof import('openid-client');

type Configuration = import('openid-client').Configuration;

/** What only the server knows of a log-in under way; with it alone the answer is believed. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The campus's provider of log-ins: authorization code with PKCE, state and nonce. */
export interface SignOn {
  name: string;
  /** Where to send the browser. Refuses while the provider cannot be reached. */
  begin(options: { asksAgain: boolean }): Promise<Checks & { url: string }>;
  /** Whom the provider names in the answer with which the browser came back. */
  finish(search: string, checks: Checks): Promise<SignOnArrival>;
  /** Asks for the provider's settings, so that a mistake is known before the first log-in. */
  reach(): Promise<void>;
}

/** Seconds that one request to the provider may take. */
const patience = 5;

/** Milliseconds for which the provider's settings are believed. */
const believed = 60 * 60 * 1_000;

export function openSignOn(settings: SignOnSettings, publicUrl: string, log: Log): SignOn {
  const redirectUri = `${publicUrl}${pagePaths.signOn}`;
  let known: { configuration: Configuration; at: number } | null = null;
  let asking: Promise<Configuration> | null = null;

  async function discover(): Promise<Configuration> {
    const library = await load();
    const { issuer, clientId, clientSecret } = settings;
    const isPlain = issuer.startsWith('http:');
    const inBody = library.ClientSecretPost(clientSecret);
    const inHeader = library.ClientSecretBasic(clientSecret);
    // Where a provider does not say, the header is what the standard expects.
    const authenticate: import('openid-client').ClientAuth = (server, ...rest) => {
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      const isHeader = methods.includes('client_secret_basic');
      (isHeader ? inHeader : inBody)(server, ...rest);
    };
    const configuration = await library.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      authenticate,
      {
        timeout: patience,
        execute: [
          // The signature too, not the line alone on which the token came.
          library.enableNonRepudiationChecks,
          // Settings let it through on this machine only.
          ...(isPlain ? [library.allowInsecureRequests] : []),
        ],
      },
    );
    known = { configuration, at: performance.now() };
    return configuration;
  }

  async function configurationNow(): Promise<Configuration> {
    if (known !== null && performance.now() - known.at < believed) return known.configuration;
    // Those who come at once ask once.
    asking ??= discover().finally(() => (asking = null));
    try {
      return await asking;
    } catch (error) {
      // What was right an hour ago is better than nothing.
      if (known !== null) return known.configuration;
      throw refusalOf(error, settings, log);
    }
  }

  return {
    name: settings.name,
    async reach() {
      await configurationNow();
    },
    async begin({ asksAgain }) {
      const [library, configuration] = [await load(), await configurationNow()];
      const codeVerifier = library.randomPKCECodeVerifier();
      const [state, nonce] = [library.randomState(), library.randomNonce()];
      const url = library.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: settings.scopes,
        code_challenge: await library.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        // A session of whoever sat here before lets nobody in.
        ...(asksAgain ? { prompt: 'login' } : {}),
      });
      return { url: url.href, state, nonce, codeVerifier };
    },
    async finish(search, { state, nonce, codeVerifier }) {
      const [library, configuration] = [await load(), await configurationNow()];
      try {
        const cameBack = new URL(redirectUri);
        cameBack.search = search;
        const tokens = await library.authorizationCodeGrant(configuration, cameBack, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('the provider gave no ID token');
        if (!isUsableSubject(claims.sub)) {
          throw Object.assign(new Error('the provider named nobody that can be kept'), {
            code: 'SUBJECT',
          });
        }
        const more =
          configuration.serverMetadata().userinfo_endpoint === undefined
            ? {}
            : await library.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        // Issuer and subject are those of the token alone.
        return readClaims(
          { ...joinClaims(claims, more), iss: claims.iss, sub: claims.sub },
          settings,
        );
      } catch (error) {
        throw refusalOf(error, settings, log);
      }
    },
  };
}

/** Loaded with the first use: a campus without single sign-on never loads it. */
function load(): Promise<Library> {
  return import('openid-client');
}

/** A sentence for the person, and for the log what the provider said; no token is in it. */
function refusalOf(error: unknown, { issuer, name }: SignOnSettings, log: Log): Refused {
  const { code, error: said } = error as { code?: string; error?: string };
  if (said === 'access_denied') return new Refused('sign-on-stopped');
  const reason = error instanceof Error ? [error.message, causeOf(error)].join(': ') : 'unknown';
  log.warn({ issuer, code, said, reason }, 'single sign-on did not work');
  const isAway =
    code === undefined || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
  if (!isAway) return new Refused('sign-on-failed');
  const words = () => refusedWords.signOnAway(name);
  return new Refused('sign-on-unreachable', { words, retryAfter: 5 });
}

function causeOf({ cause }: Error): string {
  return cause instanceof Error ? cause.message : '';
}

/**
 * Writes whose groups count for who votes: those of the provider of this server's settings, or nobody's.
 * The rule at the ballot box is SQL and reads it there. All servers have the same settings.
 */
export async function writeDecidingIssuers(
  tx: Tx,
  signOn: Pick<SignOnSettings, 'issuer' | 'doGroupsDecide'> | null,
): Promise<void> {
  const issuer = signOn?.doGroupsDecide === true ? signOn.issuer : null;
  await tx
    .deleteFrom('deciding_issuers')
    .where('issuer', '<>', issuer ?? '')
    .execute();
  if (issuer === null) return;
  await tx
    .insertInto('deciding_issuers')
    .values({ issuer })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
