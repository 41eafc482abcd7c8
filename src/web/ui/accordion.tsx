import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';

export interface AccordionSection<Id extends string> {
  id: Id;
  title: string;
  /** One line under the title; phones leave it out. */
  text?: string;
  icon?: ReactNode;
  /** A count or status at the end of the header. */
  badge?: ReactNode;
  /** Called only while the section is open. */
  body: () => ReactNode;
}

interface AccordionProps<Id extends string> {
  sections: readonly AccordionSection<Id>[];
  /** The open section; one at most. */
  openId: Id | null;
  /** Gets null when the open section was pressed. */
  onChange: (id: Id | null) => void;
}

/** Sections of which one is open; Up, Down, Home and End move between the headers. */
export function Accordion<Id extends string>({ sections, openId, onChange }: AccordionProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const moveFocus = (event: KeyboardEvent<HTMLButtonElement>) => {
    const headers = [...(list.current?.querySelectorAll<HTMLElement>('[data-header]') ?? [])];
    const here = headers.indexOf(event.currentTarget);
    const last = headers.length - 1;
    const target = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    // Past either end it goes round.
    headers[(target + headers.length) % headers.length]?.focus();
  };

  return (
    <div className="accordion" ref={list}>
      {sections.map((section) => {
        const isOpen = section.id === openId;
        const headerId = `${id}-${section.id}`;
        const bodyId = `${headerId}-body`;
        return (
          <section
            key={section.id}
            className={isOpen ? 'sheet accordion-section is-open' : 'sheet accordion-section'}
            aria-labelledby={headerId}
          >
            <h2>
              <button
                type="button"
                id={headerId}
                data-header
                className="accordion-button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? bodyId : undefined}
                onClick={() => onChange(isOpen ? null : section.id)}
                onKeyDown={moveFocus}
              >
                <span className="accordion-icon" aria-hidden>
                  {section.icon}
                </span>
                <span>
                  <span className="accordion-title">{withColons(section.title)}</span>
                  {section.text !== undefined && (
                    <span className="accordion-text">{section.text}</span>
                  )}
                </span>
                <span>{section.badge}</span>
                <ChevronDown
                  className="accordion-chevron"
                  size={20}
                  strokeWidth={1.75}
                  aria-hidden
                />
              </button>
            </h2>
            {isOpen && <div id={bodyId}>{section.body()}</div>}
          </section>
        );
      })}
    </div>
  );
}

/** The words of a title; a colon that stands alone stays with the word before it. */
function withColons(title: string): ReactNode[] {
  return title.split(/(\S+ :)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
