/** The e-mail address of a person in a list. A long one breaks before its @, not within a word. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <bdi className="block text-meta leading-meta text-ink-2 wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  );
}
