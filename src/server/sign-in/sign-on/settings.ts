/** The campus's own log-in, an OpenID Connect provider (docs/sign-on.md). */
export interface SignOnSettings {
  /** As the provider writes it in its tokens. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
  /** What people call it, for the button. */
  name: string;
  /** The claim that holds the enrollment number; null where none does. */
  numberClaim: string | null;
  /** The claim that lists groups; null where none does. */
  groupsClaim: string | null;
  /** Whether these groups count for who votes, like those of the voter list. */
  doGroupsDecide: boolean;
}

const variables = [
  'SIGN_ON_ISSUER',
  'SIGN_ON_CLIENT_ID',
  'SIGN_ON_CLIENT_SECRET',
  'SIGN_ON_SCOPES',
  'SIGN_ON_NAME',
  'SIGN_ON_NUMBER_CLAIM',
  'SIGN_ON_GROUPS_CLAIM',
  'SIGN_ON_GROUPS_DECIDE',
] as const;
type Variable = (typeof variables)[number];

/** What holds where a setting is left out: .env.example writes it down. */
const usual = {
  SIGN_ON_SCOPES: 'openid profile email',
  SIGN_ON_NAME: 'your university account',
  SIGN_ON_GROUPS_DECIDE: 'no',
} as const satisfies Partial<Record<Variable, string>>;
const isUsual = (name: Variable, value: string) =>
  new Map<string, string>(Object.entries(usual)).get(name) === value;

const longestName = 40;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads the settings of single sign-on; null without an issuer. Mistakes become sentences. */
export function readSignOn(
  read: (name: Variable) => string | null,
  problems: string[],
): SignOnSettings | null {
  const issuer = read('SIGN_ON_ISSUER');
  if (issuer === null) {
    const other = variables.find((name) => {
      const value = read(name);
      return value !== null && !isUsual(name, value);
    });
    if (other !== undefined) problems.push(`${other} needs SIGN_ON_ISSUER as well.`);
    return null;
  }
  if (!isIssuer(issuer)) {
    problems.push(
      'SIGN_ON_ISSUER must be an address that begins with https://, without ? and #; http:// only on this machine.',
    );
  }
  const required = (name: Variable) => {
    const value = read(name);
    if (value === null) problems.push(`${name} is missing: SIGN_ON_ISSUER needs it.`);
    return value ?? '';
  };
  const claim = (name: Variable) => {
    const value = read(name);
    if (value !== null && !/^[\w:./-]{1,200}$/.test(value)) {
      problems.push(`${name} must be the name of a claim, such as student_number.`);
    }
    return value;
  };
  const scopes = read('SIGN_ON_SCOPES') ?? usual.SIGN_ON_SCOPES;
  if (!scopes.split(/\s+/).includes('openid')) {
    problems.push('SIGN_ON_SCOPES must hold openid, such as "openid profile email".');
  }
  const name = read('SIGN_ON_NAME') ?? usual.SIGN_ON_NAME;
  if (name.length > longestName) {
    problems.push(`SIGN_ON_NAME can have at most ${longestName} characters.`);
  }
  const groupsClaim = claim('SIGN_ON_GROUPS_CLAIM');
  const decide = read('SIGN_ON_GROUPS_DECIDE') ?? usual.SIGN_ON_GROUPS_DECIDE;
  if (decide !== 'yes' && decide !== 'no') {
    problems.push('SIGN_ON_GROUPS_DECIDE must be yes or no.');
  } else if (decide === 'yes' && groupsClaim === null) {
    problems.push('SIGN_ON_GROUPS_CLAIM is missing: SIGN_ON_GROUPS_DECIDE needs it.');
  }
  return {
    issuer,
    clientId: required('SIGN_ON_CLIENT_ID'),
    clientSecret: required('SIGN_ON_CLIENT_SECRET'),
    scopes,
    name,
    numberClaim: claim('SIGN_ON_NUMBER_CLAIM'),
    groupsClaim,
    doGroupsDecide: decide === 'yes',
  };
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  if (search !== '' || hash !== '' || username !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
}
