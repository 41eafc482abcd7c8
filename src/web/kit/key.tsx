/** A key of the keyboard. */
export function Key({ name }: { name: string }) {
  return (
    <kbd className="inline-block rounded-check border border-b-2 border-line bg-surface px-1.5 py-0.75 font-text text-small leading-none font-medium text-ink-2">
      {name}
    </kbd>
  );
}
