import { z } from 'zod/mini';
import { draftField } from '#web/app/draft-fields.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { useSavedDraft } from '#web/app/saved-draft.ts';
import { sentenceOf } from '#web/kit/call-error.ts';
import { useCall } from '#web/app/use-call.ts';
import { enteredMessages } from '#texts/en/entered.ts';
import type { Links } from '#web/nominations/dashboard/entered-lines.ts';
import { countLines, entryOf, withNames } from '#web/nominations/dashboard/entered-lines.ts';
import type { Entering } from './candidates-part.tsx';
import { enterablePositions } from './candidates-part.tsx';
import type { ElectionValues } from './election-values.ts';

/** What became of the candidates of a form. */
export interface EnteredNow {
  /** Links to hand over, where no e-mail leaves. */
  links: Links;
  /** The names of those who got an e-mail. */
  emailed: readonly string[];
  /** Why nobody was entered, a sentence for each line or one for all; none where all went well. */
  problems: readonly string[];
  /** What was typed for them, by the titles of the positions. */
  typed: Entering;
}

const noEntering: Entering = { lines: {}, checked: [] };

/** What this device keeps of them until the election is there. */
const KeptEntering = z.object({
  lines: draftField(
    z.record(
      z.string(),
      z.object({
        text: z.string(),
        chosen: z.record(z.string(), z.string()),
        said: draftField(
          z.record(z.string(), z.readonly(z.array(z.enum(['by-name', 'may-stand'])))),
          {},
        ),
      }),
    ),
    {},
  ),
  checked: draftField(z.array(z.string()), []),
});

/** The candidates of the form, and how they are entered in the election that it made. */
export function useEntering(personId: string) {
  const saved = useSavedDraft(draftKeys.candidates(personId), KeptEntering, 'device');
  const entering: Entering = saved.draft;
  const { mutateAsync } = useCall('enterCandidates');
  /** The election is there whatever becomes of it. */
  const enter = (electionId: string, values: ElectionValues): Promise<EnteredNow> => {
    const positions = enterablePositions(values);
    if (countLines(positions, entering.lines) === 0) {
      return Promise.resolve({ links: {}, emailed: [], problems: [], typed: noEntering });
    }
    const named = Object.entries(entering.lines).map(([key, own]) => [key, withNames(own)]);
    const typed: Entering = { ...entering, lines: Object.fromEntries(named) };
    return mutateAsync({ body: entryOf(electionId, positions, typed) }).then(
      ({ entered, problems }) => ({
        links: Object.fromEntries(
          entered.filter(({ link }) => link !== '').map(({ _id, link }) => [_id, link]),
        ),
        emailed: entered.filter(({ emailedAt }) => emailedAt !== null).map(({ name }) => name),
        problems: problems.map(({ line, problem }) => enteredMessages.ofLine(line, problem)),
        typed,
      }),
      (refusal: unknown) => ({
        links: {},
        emailed: [],
        problems: [sentenceOf(refusal, enteredMessages.failed)],
        typed,
      }),
    );
  };
  const { change, clear, forget } = saved;
  const setEntering = ({ lines, checked }: Entering) =>
    change({ lines: { ...lines }, checked: [...checked] });
  return { entering, setEntering, enter, clear, forget };
}
