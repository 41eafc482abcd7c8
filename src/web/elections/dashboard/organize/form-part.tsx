import { ChevronRight, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { createContext, use, useId } from 'react';
import { flushSync } from 'react-dom';
import { fieldLabel } from '#web/kit/field.tsx';
import type { ElectionField, Freeze, Life } from '#core/elections/freezing.ts';
import { electionFields, frozenBy } from '#core/elections/freezing.ts';
import { organize as text } from '#texts/en/organize.ts';

/**
 * The form of an election in its section: one column, as wide as a line is read, that begins below the
 * section's title.
 */
export const formBody =
  'grid w-full max-w-180 grid-cols-1 gap-4.5 ps-19 pe-5 pt-2 pb-5 max-md:px-3.5';

/** Its buttons, below its fields. */
export const formActs =
  'flex flex-wrap items-center gap-x-3 gap-y-2 max-md:[&>[type=submit]]:w-full';

/** Which part is open: "rules.tie" is "tie" in "rules"; '' for none. */
export interface OpenPart {
  open: string;
  onOpen: (part: string) => void;
}

export const OpenPartContext = createContext<OpenPart>({ open: '', onOpen: () => {} });

interface FormPartProps {
  id: string;
  /** Left out where the sentences say what it is about. */
  title?: string;
  /** What holds now, in one or two sentences. */
  says?: ReactNode;
  /** Names the button that opens its question. */
  change: string;
  /** What the button shows of that name, where the title above it says the rest. */
  short?: string;
  /** As what it is fixed; left out where its parts say that themselves. */
  field?: ElectionField;
  /** Nothing in it can be changed any more, and `says` says all. */
  isFixed?: boolean;
  children: ReactNode;
}

const ask = [
  'inline-flex min-h-11 items-center gap-1 text-start text-ui font-semibold text-brand-ink underline-offset-4',
  'hover:underline focus-visible:underline',
].join(' ');

/** What is fixed by now, and by what. */
export type Fixed = ReadonlyMap<ElectionField, Freeze>;
export const FixedContext = createContext<Fixed>(new Map());

/** Which parts are shown: those that can be changed, or those that are fixed. */
const ShownContext = createContext<'open' | 'fixed' | null>(null);

/** Parts that are fixed are sentences, in front of the button that opens the others. */
export const FixedParts = ({ children }: { children: ReactNode }) => (
  <ShownContext value="fixed">{children}</ShownContext>
);
export const OpenParts = ({ children }: { children: ReactNode }) => (
  <ShownContext value="open">{children}</ShownContext>
);

/**
 * A question of the form, folded to the sentences that hold; its fields open in place, one at a time. Of what
 * is fixed the sentences are all.
 */
export function FormPart(props: FormPartProps) {
  const { id, title, says, change, short, field, children } = props;
  const { open, onOpen } = use(OpenPartContext);
  const fixed = use(FixedContext);
  const shown = use(ShownContext);
  const boxId = useId();
  const isFixed = props.isFixed ?? (field !== undefined && fixed.has(field));
  if (field !== undefined && shown !== null && (shown === 'fixed') !== isFixed) return null;
  const isOpen = open === id || open.startsWith(`${id}.`);
  return (
    <section className="min-w-0 scroll-mt-[calc(var(--bar-height)+24px)]" data-part={id}>
      {title !== undefined && <h3 className={fieldLabel}>{title}</h3>}
      {says !== undefined && <div className="text-ui leading-body wrap-anywhere">{says}</div>}
      {!isFixed && (
        <button
          type="button"
          className={ask}
          aria-expanded={isOpen}
          aria-controls={isOpen ? boxId : undefined}
          aria-label={short === undefined ? undefined : change}
          onClick={({ currentTarget: button }) => {
            // The part above that closes must not take the pressed button off the screen.
            const { top } = button.getBoundingClientRect();
            flushSync(() => onOpen(isOpen ? id.split('.').slice(0, -1).join('.') : id));
            const by = button.getBoundingClientRect().top - top;
            if (button.isConnected && by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
          }}
        >
          {short ?? change}
          <ChevronRight
            className={`flex-none transition-transform duration-quick ${isOpen ? 'rotate-90' : 'rtl:-scale-x-100'}`}
            size={16}
            strokeWidth={2}
            aria-hidden
          />
        </button>
      )}
      {isOpen && !isFixed && (
        <div
          className="mt-2 mb-3 grid grid-cols-1 gap-4.5 border-s-3 border-brand-soft ps-4"
          id={boxId}
        >
          {children}
        </div>
      )}
    </section>
  );
}

/** What is fixed in an election, and by what; how many have voted is not asked. */
export const fixedIn = (life: Life): Fixed =>
  new Map(
    electionFields.flatMap((field) => {
      const freeze = frozenBy(field, life);
      return freeze === null ? [] : [[field, freeze]];
    }),
  );

/** Said once, at the top: by what the rest is fixed. */
export function FixedNotice({ fixed }: { fixed: Fixed }) {
  if (fixed.size === 0) return null;
  const by = [...new Set(fixed.values())].map((freeze) => text.fixedBy[freeze]);
  return (
    <p className="flex items-start gap-2 text-ui text-ink-2" data-fixed>
      <Lock className="mt-1 flex-none" size={16} strokeWidth={2} aria-hidden />
      {text.fixed(by)}
    </p>
  );
}
