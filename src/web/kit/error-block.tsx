import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { messages } from '#texts/en/site.ts';
import { announce } from './notify.ts';
import { Button } from './button.tsx';

interface ErrorBlockProps {
  /** The sentence that says what failed. */
  title: string;
  /** One line on what to do. */
  advice?: string;
  /** Loads only this part again; may return a promise. */
  onRetry?: () => unknown;
  /** More buttons after Try again. */
  children?: ReactNode;
  /** The heading's level in its place. */
  level?: 2 | 3;
}

/** A part that could not be loaded: what failed, what to do, and one press to try again. */
export function ErrorBlock(props: ErrorBlockProps) {
  const { title, advice = messages.errors.advice, onRetry, children, level = 2 } = props;
  const block = useRef<HTMLDivElement>(null);
  const retry = async () => {
    await onRetry?.();
    // Still rendered after the retry: it failed again, and screen readers must hear it.
    requestAnimationFrame(() => {
      if (block.current !== null) announce(title, 'alert');
    });
  };
  const Heading = `h${level}` as const;
  return (
    <div
      className="grid justify-items-start gap-1 rounded-sheet border border-[color-mix(in_oklab,var(--danger)_35%,var(--line))] bg-danger-soft px-6 py-5"
      role="alert"
      ref={block}
    >
      <Heading className="flex items-center gap-2.5 font-display text-lede leading-snug font-bold font-stretch-94%">
        <TriangleAlert className="flex-none text-danger" size={20} strokeWidth={1.75} aria-hidden />
        {title}
      </Heading>
      <p>{advice}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {onRetry && (
          <Button kind="outline" onClick={retry}>
            {messages.errors.tryAgain}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
