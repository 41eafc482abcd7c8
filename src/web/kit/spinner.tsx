/** Turns while something loads; the text beside it says what. */
export function Spinner({ isLarge = false }: { isLarge?: boolean }) {
  const size = isLarge ? 'size-7 border-3' : 'size-3.5 border-2';
  return (
    <span
      data-spinner
      className={`block flex-none animate-turn rounded-full border-current/30 border-t-current forced-colors:border-[Canvas] forced-colors:border-t-[Highlight] forced-colors:forced-color-adjust-none ${size}`}
      aria-hidden
    />
  );
}
