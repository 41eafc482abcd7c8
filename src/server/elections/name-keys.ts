// Each list of elections has the same names again.
const remembered = new Map<string, readonly string[]>();
const mostRemembered = 10_000;

/**
 * What a name is compared by: the skeletons of Unicode (UTS 39), as typed and in lower case. Names that share one look
 * alike. Read when first asked for: 100 kB.
 */
export async function loadNameKeys(): Promise<(name: string) => readonly string[]> {
  const { default: skeletonOf } = await import('unhomoglyph');
  return (name) => {
    const known = remembered.get(name);
    if (known !== undefined) return known;
    const plain = withoutDress(name);
    const keys = [...new Set([skeletonOf(plain).toLowerCase(), skeletonOf(plain.toLowerCase())])];
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(name, keys);
    return keys;
  };
}

/** Without what is easily overlooked: accents of Latin letters, blanks, signs, hidden characters, stretched lines. */
function withoutDress(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Z}\p{P}\u0640]/gu, '');
}
