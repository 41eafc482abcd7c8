import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { settingsMessages } from '#texts/en/settings.ts';
import type { FormSettings } from './settings-schema.ts';

const text = settingsMessages.advanced;

/** What is rarely changed: closed until somebody asks for it, or something in it is wrong. */
export function AdvancedPart({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  const { errors, submitCount } = useFormState<FormSettings>();
  const isWrong = errors.numberFormat !== undefined || errors.keepDays !== undefined;
  useEffect(() => {
    if (box.current === null || !isWrong) return;
    box.current.open = true;
    // A wrong field above it has taken the focus; one in a closed part could not.
    if (document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    box.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isWrong, submitCount]);
  return (
    <details ref={box} className="min-w-0" data-fold>
      <summary className="sheet flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-[clamp(18px,3vw,28px)] py-3 hover:bg-ink/3 [&::-webkit-details-marker]:hidden">
        <span>
          <h2 className="type-h3">{text.title}</h2>
          <span className="type-meta">{text.hint}</span>
        </span>
        <ChevronDown
          className="flex-none text-ink-3 in-[details[open]>summary]:rotate-180"
          size={20}
          strokeWidth={1.75}
          aria-hidden
        />
      </summary>
      <div className="mt-4 grid grid-cols-1 gap-4">{children}</div>
    </details>
  );
}
