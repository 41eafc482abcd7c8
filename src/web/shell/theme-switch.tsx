import { Check, SunMoon } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ThemeChoice } from '#web/app/theme.ts';
import { chooseTheme, themeChoices, useThemeChoice } from '#web/app/theme.ts';
import { Button } from '#web/kit/button.tsx';
import { messages } from '#texts/en/site.ts';

/** Light, Dark or System: a button that opens three radios; Esc or a press outside closes them. */
export function ThemeSwitch({ className }: { className: string }) {
  const choice = useThemeChoice();
  const id = useId();

  return (
    <>
      <Button
        kind="ghost"
        isIcon
        className={className}
        popoverTarget={id}
        aria-label={messages.shell.themeIs(messages.shell.themes[choice])}
      >
        <SunMoon size={20} strokeWidth={1.75} aria-hidden />
      </Button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto end-[max(12px,calc((100vw-1248px)/2+var(--edge)))] top-[calc(var(--bar-height)-6px)] m-0 w-50 rounded-sheet border border-line bg-surface p-2 text-ink shadow-e3"
        role="radiogroup"
        aria-label={messages.shell.theme}
      >
        {themeChoices.map((one) => (
          <Choice key={one} name={id} choice={one} isChosen={one === choice} />
        ))}
      </div>
    </>
  );
}

interface ChoiceProps {
  name: string;
  choice: ThemeChoice;
  isChosen: boolean;
}

function Choice({ name, choice, isChosen }: ChoiceProps) {
  const radio = useRef<HTMLInputElement>(null);
  // A popover focuses the element with this attribute, which React itself never writes.
  useLayoutEffect(() => {
    radio.current?.toggleAttribute('autofocus', isChosen);
  }, [isChosen]);
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-ui font-medium hover:bg-ink/6 has-checked:bg-brand-soft has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus">
      <input
        ref={radio}
        type="radio"
        className="sr-only"
        name={name}
        checked={isChosen}
        onChange={() => chooseTheme(choice)}
      />
      {messages.shell.themes[choice]}
      {isChosen && <Check className="ms-auto" size={16} strokeWidth={2.5} aria-hidden />}
    </label>
  );
}
