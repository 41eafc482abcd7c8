import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { lazyPart } from '#web/app/lazy-part.tsx';
import { ElectionNews } from '#web/elections/election-news.tsx';
import { Spinner } from '#web/kit/button.tsx';
import { Fold } from '#web/kit/fold.tsx';
import { fairMessages } from '#texts/en/fair.ts';
import { messages } from '#texts/en/site.ts';
import { Question, answer } from './question.tsx';

const text = fairMessages.officers;

/** Whoever does not open it loads none of its words. */
const Acts = lazyPart(async () => (await import('./acts-of-officers.tsx')).ActsOfOfficers, {
  className: 'text-ui',
  skeleton: <Spinner />,
  failed: messages.lazy.failed,
});

/** What was changed and why; behind it every act of the record, without officers and words. */
export function OfficersDid({ election }: { election: Election }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Question title={text.title}>
      <p className={answer}>
        {text.changes(election.changes.length)} {text.record}
      </p>
      <ElectionNews election={election} className="my-1" />
      <Fold title={text.acts} level={3} onOpen={() => setOpen(true)}>
        {isOpen && <Acts electionId={election._id} />}
      </Fold>
    </Question>
  );
}
