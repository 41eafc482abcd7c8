/** Turns while something is on its way; the words beside it say what. */
export function Spinner({ isLarge = false }: { isLarge?: boolean }) {
  return <span className={isLarge ? 'spinner spinner-large' : 'spinner'} aria-hidden />;
}
