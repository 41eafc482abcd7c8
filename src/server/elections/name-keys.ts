/**
 * What a name is compared by: the skeletons of Unicode (UTS 39), as typed and in lower case. Names that share one look
 * alike. Read when first asked for: 100 kB.
 */
export async function loadNameKeys(): Promise<(name: string) => string[]> {
  const { default: skeletonOf } = await import('unhomoglyph');
  return (name) => {
    const plain = withoutDress(name);
    return [...new Set([skeletonOf(plain).toLowerCase(), skeletonOf(plain.toLowerCase())])];
  };
}

/** Without what is easily overlooked: accents of Latin letters, blanks, signs, hidden characters, stretched lines. */
function withoutDress(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Z}\p{P}\u0640]/gu, '');
}
