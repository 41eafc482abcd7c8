// Which licences a release may ship, by the names of SPDX.

/** A package as sbom.cdx.json names it. */
export interface Licensed {
  name: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

const permissive = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['ISC', 'MIT', 'MIT-0', 'Python-2.0', 'Unlicense', 'Zlib'],
]);
/** These ask something of whoever hands them on: NOTICE names what has one of them. */
const named = new Set(['LGPL-3.0-or-later', 'OFL-1.1']);

/** What must not be shipped so, each in a sentence. */
export function findLicenceProblems(packages: readonly Licensed[], notice: string): string[] {
  return packages.flatMap(({ name, licenses = [] }) => {
    const terms = licenses.map(
      (one) => one.expression ?? one.license?.id ?? one.license?.name ?? '',
    );
    if (terms.length === 0) return [`${name} names no licence.`];
    if (terms.every((one) => isAllowed(one, permissive))) return [];
    if (!terms.every((one) => isAllowed(one, permissive.union(named)))) {
      return [`${name} has the licence ${terms.join(', ')}, which no release ships.`];
    }
    return isNamed(name, notice) ? [] : [`${name} (${terms.join(', ')}) is not named in NOTICE.`];
  });
}

/** Of "one OR other" one is enough, of "one AND other" all count. What this does not read is not allowed. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const bare = /^\(([^()]*)\)$/.exec(expression)?.[1] ?? expression;
  return bare
    .split(' OR ')
    .some((way) => way.split(' AND ').every((one) => allowed.has(one.trim())));
}

/** On a line of its own; a family of packages ends with a star. */
const isNamed = (name: string, notice: string) =>
  notice
    .split('\n')
    .map((line) => line.trim())
    .some((line) => line === name || (line.endsWith('*') && name.startsWith(line.slice(0, -1))));
