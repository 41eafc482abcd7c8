import { paragraphsOf } from '#core/elections/nomination.ts';

/** A candidate's longer text: its paragraphs as they were typed, and nothing else than text. */
export function Manifesto({ text }: { text: string }) {
  return (
    <div className="grid gap-4 leading-[1.6] wrap-anywhere">
      {paragraphsOf(text).map((paragraph, at) => (
        // Two paragraphs may be alike, and none moves.
        <p key={at} className="whitespace-pre-line">
          <bdi>{paragraph}</bdi>
        </p>
      ))}
    </div>
  );
}
