import { Accordion as Base } from '@base-ui/react/accordion';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';

export interface AccordionSection<Id extends string> {
  id: Id;
  title: string;
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
  className?: string;
}

/** The room of a screen: what stands below an open section is not pushed when its list comes. */
const roomOfOpen = 'min-h-[calc(100svh-var(--bar-height))] print:min-h-0!';

/** On phones the header of the open section stays in sight. */
const headerClass =
  'max-md:group-data-open/section:sticky max-md:group-data-open/section:top-(--bar-height) max-md:group-data-open/section:z-20 max-md:group-data-open/section:rounded-sheet max-md:group-data-open/section:bg-surface';
const triggerClass =
  'grid min-h-14 w-full grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-4 rounded-sheet px-5 py-2 text-start hover:bg-ink/3 max-md:gap-3 max-md:px-3.5 max-xs:grid-cols-[minmax(0,1fr)_auto_auto]';
const iconClass =
  'grid size-10 place-items-center rounded-full bg-sunken text-ink-2 max-xs:hidden group-data-open/section:bg-brand group-data-open/section:text-on-brand';
const titleClass =
  'block font-display text-lede leading-tight font-bold font-stretch-94% tracking-[-0.01em]';

/** The level below the page's h1; the library's default is an h3. */
const asHeading = (props: ComponentProps<'h3'>) => <h2 {...props}>{props.children}</h2>;

/** Sections of which one is open; Up, Down, Home and End move between the headers. */
export function Accordion<Id extends string>(props: AccordionProps<Id>) {
  const { sections, openId, onChange, className = '' } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const moveFocus = (event: KeyboardEvent<HTMLButtonElement>) => {
    const headers = [...(list.current?.querySelectorAll<HTMLElement>('[data-header]') ?? [])];
    const here = headers.indexOf(event.currentTarget);
    const last = headers.length - 1;
    const target = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    // After the last comes the first, and the other way round.
    headers[(target + headers.length) % headers.length]?.focus();
  };

  return (
    <Base.Root
      ref={list}
      className={`grid grid-cols-1 gap-3 ${className}`}
      value={openId === null ? [] : [openId]}
      onValueChange={([id = null]) => onChange(id)}
    >
      {sections.map((section) => (
        <Base.Item
          key={section.id}
          value={section.id}
          className={`group/section ${section.id === openId ? roomOfOpen : ''}`}
        >
          <div className="sheet">
            <Base.Header className={headerClass} render={asHeading}>
              <Base.Trigger
                id={`${id}-${section.id}`}
                data-header
                className={triggerClass}
                onKeyDown={moveFocus}
              >
                <span className={iconClass} aria-hidden>
                  {section.icon}
                </span>
                <span className={titleClass} data-title>
                  {withColons(section.title)}
                </span>
                <span>{section.badge}</span>
                <ChevronDown
                  className="text-ink-3 transition-[rotate] duration-steady ease-glide group-data-open/section:rotate-180"
                  size={20}
                  strokeWidth={1.75}
                  aria-hidden
                />
              </Base.Trigger>
            </Base.Header>
            <Base.Panel>{section.id === openId && section.body()}</Base.Panel>
          </div>
        </Base.Item>
      ))}
    </Base.Root>
  );
}

/** The words of a title; a colon between spaces stays with the word before it. */
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
