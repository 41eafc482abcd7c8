import { Info } from 'lucide-react';

/** A sentence that one has to know before anything else on the page. */
export function Notice({ text }: { text: string }) {
  return (
    <div className="notice">
      <Info size={20} strokeWidth={1.75} aria-hidden />
      <p>{text}</p>
    </div>
  );
}
