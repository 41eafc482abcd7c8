/** The place of a committee on the page: "Women Cell" is #women-cell. */
export function committeeAnchor(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
