import type { TextSection } from '#texts/text-section.ts';

/** The body of a page that is there to be read. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ title, lines }) => (
    <section key={title} className="grid max-w-(--measure) gap-3">
      <h2 className="type-h3">{title}</h2>
      <ul className="grid list-disc gap-2.5 ps-[1.25em]">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ));
}
