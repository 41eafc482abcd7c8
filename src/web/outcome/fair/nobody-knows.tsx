import type { Election } from '#contract/election-shapes.ts';
import { SecrecyLink } from '#web/voting/secrecy-note.tsx';
import { fairMessages } from '#texts/en/fair.ts';
import { Question, answer } from './question.tsx';

const text = fairMessages.unknown;

/** What no proof on this page can show. */
export function NobodyKnows({ election }: { election: Election }) {
  return (
    <Question title={text.title}>
      <p className={answer}>
        {text.choice} {text.outside(election)}
      </p>
      <p>
        <SecrecyLink />
      </p>
    </Question>
  );
}
