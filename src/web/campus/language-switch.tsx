import { languageOf } from '#texts/languages.ts';
import { messages } from '#texts/en/site.ts';
import { pageLanguage, readIn } from '#web/app/language.ts';
import { useViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { notify } from '#web/kit/notify.ts';
import { perform } from '#web/kit/act-button.tsx';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import { useCampusSettings } from './queries.ts';

interface LanguageSwitchProps {
  className?: string;
  /** Puts away what is to be there again afterwards; false where it cannot, and the page stays. */
  beforeSwitch?: () => boolean;
}

/**
 * The languages that the campus offers, each by its own name; nothing where it offers one. The account of who
 * is signed in keeps the choice as well, for e-mails and for other devices.
 */
export function LanguageSwitch({ className = '', beforeSwitch }: LanguageSwitchProps) {
  const offered = useCampusSettings().data?.languages ?? [];
  const { viewer } = useViewer();
  const { mutateAsync: save } = useCall('chooseLanguage');
  const current = useHydrated() ? pageLanguage() : spokenLanguage().tag;
  if (offered.length < 2) return null;
  const choose = async (language: string) => {
    if (language === current) return;
    if (viewer !== null) {
      const act = () => save({ body: { language } });
      const refused = await perform({
        act,
        failed: messages.shell.languageFailed,
        done: null,
      });
      if (refused !== null) return;
    }
    if (beforeSwitch?.() === false) notify.error(messages.shell.languageFailed);
    else readIn(language);
  };
  return (
    <div role="group" aria-label={messages.shell.language} className={className}>
      {offered.map(languageOf).map(({ tag, name }) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          aria-pressed={tag === current}
          className="min-h-9 cursor-pointer rounded-control px-2 font-medium underline-offset-4 hover:underline aria-pressed:font-semibold aria-pressed:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          onClick={() => void choose(tag)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Says of a page whose language no native reader has checked that it is so; nothing in English. */
export function UncheckedNote({ className = '' }: { className?: string }) {
  if (spokenLanguage().reviewed) return null;
  return <p className={className}>{messages.shell.unchecked}</p>;
}

/** Names who translated the page. */
export function TranslatedBy({ className = '' }: { className?: string }) {
  const { translators } = spokenLanguage();
  if (translators.length === 0) return null;
  return <p className={className}>{messages.shell.translatedBy(translators)}</p>;
}
