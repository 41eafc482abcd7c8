import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { otherLanguages as others } from '#core/elections/translations.ts';
import { languageName } from '#texts/formats.ts';
import { languageOf } from '#texts/languages.ts';
import type { Language } from '#texts/languages.ts';
import { otherLanguages as text } from '#texts/en/other-languages.ts';
import { fieldLabel } from '#web/kit/field.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { campusSettingsQuery } from './queries.ts';

interface WritingLanguages {
  written: Language;
  others: readonly Language[];
}

/** The language in which an election is written, or the next one will be, and the others that words can be entered in. */
export function useWritingLanguages(writtenIn?: string): WritingLanguages {
  // The foot of every page reads them.
  const { data } = useQuery({ ...campusSettingsQuery, enabled: false });
  const offered = data?.languages ?? ['en'];
  const written = writtenIn ?? offered[0] ?? 'en';
  return { written: languageOf(written), others: others(offered, written).map(languageOf) };
}

interface WordsInLanguagesProps {
  /** What it is, such as "Name". */
  label: string;
  /** The language of what was written. */
  writtenIn: string | undefined;
  /** What was written; the fields stand beside it. */
  written: ReactNode;
  /** The name of the field of a language in the form around it. */
  nameIn: (tag: string) => string;
  maxLength: number;
  isLong?: boolean;
  /** What is said of it before it is entered. */
  hint?: string;
  /** Nothing of it can be changed any more. */
  isFixed?: boolean;
}

/** Words as they were written, and beside them a field for each other language that the campus offers. */
export function WordsInLanguages(props: WordsInLanguagesProps) {
  const {
    label,
    writtenIn,
    written,
    hint,
    nameIn,
    maxLength,
    isLong = false,
    isFixed = false,
  } = props;
  const languages = useWritingLanguages(writtenIn);
  return (
    <div className="grid gap-x-5 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
      <div className="min-w-0">
        <p className="text-ui leading-body font-semibold">
          <bdi>{label}</bdi>
        </p>
        <p className="type-meta">{text.written(languageName(languages.written.tag))}</p>
        {hint !== undefined && <p className="type-meta">{hint}</p>}
        <p className="mt-1.5 wrap-anywhere whitespace-pre-line">
          <bdi lang={languages.written.tag}>{written}</bdi>
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-3">
        {languages.others.map(({ tag, dir }) =>
          isFixed ? (
            <FixedWords
              key={tag}
              name={nameIn(tag)}
              label={text.in(label, languageName(tag))}
              lang={tag}
              dir={dir}
            />
          ) : (
            <TextField
              key={tag}
              name={nameIn(tag)}
              label={text.in(label, languageName(tag))}
              {...(isLong && { as: TextArea })}
              lang={tag}
              dir={dir}
              maxLength={maxLength}
              autoComplete="off"
            />
          ),
        )}
      </div>
    </div>
  );
}

/** Words that are fixed, as they stand; nothing where none were entered. */
function FixedWords({ name, label, lang, dir }: Record<'name' | 'label' | 'lang' | 'dir', string>) {
  const words = useWatch<Record<string, string>>({ name });
  if (!words) return null;
  return (
    <div>
      <p className={fieldLabel}>{label}</p>
      <p className="text-ui leading-body wrap-anywhere whitespace-pre-line" lang={lang} dir={dir}>
        {words}
      </p>
    </div>
  );
}
