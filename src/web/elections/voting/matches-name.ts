/** A text without case and accents: how people type a name they look for. */
const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** True when a name holds what was typed. */
export function matchesName(name: string, typed: string): boolean {
  return plain(name).includes(plain(typed));
}
