/** A sentence with a result code that no line breaks. */
export function WithCode({ text, code }: { text: string; code: string | null }) {
  const at = code === null ? -1 : text.indexOf(code);
  if (code === null || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="whitespace-nowrap">{code}</span>
      {text.slice(at + code.length)}
    </>
  );
}
