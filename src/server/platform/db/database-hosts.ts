/** One of the hosts that a DATABASE_URL names. */
export interface DatabaseHost {
  host: string;
  port: number;
  /** A DATABASE_URL of this host alone. */
  url: string;
}

const usualPort = 5432;

/**
 * The hosts of a DATABASE_URL, in its order: postgres://user:password@a:5432,b,c/name. Null where one
 * of them is no host and port. `URL` itself knows one host only.
 */
export function hostsOf(url: string): DatabaseHost[] | null {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(url);
  if (parts === null) return null;
  const [, before = '', between = '', after = ''] = parts;
  const hosts = between.split(',').map((place): DatabaseHost | null => {
    const one = URL.parse(`${before}${place}${after}`);
    if (one === null || one.hostname === '') return null;
    return {
      host: decodeURIComponent(one.hostname).replace(/^\[(.+)\]$/, '$1'),
      port: Number(one.port || usualPort),
      url: one.href,
    };
  });
  const known = hosts.filter((host) => host !== null);
  return known.length === hosts.length ? known : null;
}

/** Why an address of several hosts cannot be followed; null where it can. */
export function severalHostsProblem(variable: string, url: string): string | null {
  const hosts = hostsOf(url);
  if (hosts === null) {
    return `${variable} must name each host as name or name:port, with commas between them.`;
  }
  const asked = URL.parse(hosts[0]?.url ?? '')?.searchParams.get('target_session_attrs');
  if (asked === 'read-write' || asked === 'primary') return null;
  return `${variable} names several hosts: put target_session_attrs=read-write behind a ? at its end.`;
}

/** Whether the address names more than one host. */
export const namesSeveralHosts = (url: string): boolean =>
  /^postgres(?:ql)?:\/\/[^/?#]*,/.test(url.replace(/\/\/[^@/?#]*@/, '//'));
