import { Scale, UserCheck } from 'lucide-react';
import { Fragment } from 'react';
import { supporterSentences } from '#texts/supporter-words.ts';
import type { Election } from '#contract/election-shapes.ts';
import { Link } from '#web/app/link.tsx';
import { outcomeMessages } from '#texts/en/outcomes.ts';
import { rulesMessages } from '#texts/en/outcome-rules.ts';
import { electionPath } from '#web/app/paths.ts';
import { messages } from '#texts/en/site.ts';
import { votersMessages } from '#texts/en/voters.ts';
import { onceEach } from './once-each.ts';

interface RulesNoteProps {
  election: Pick<Election, 'rules' | 'supporters' | 'positions'>;
  className?: string;
}

/** Of posts: whom candidates need, what decides a tie, what if a candidate leaves. And which election this one goes on from. */
export function RulesNote({ election, className = '' }: RulesNoteProps) {
  const { rules, supporters, positions } = election;
  const followed = onceEach(positions.flatMap(({ follows }) => follows ?? []));
  const posts = positions.filter(({ kind }) => kind !== 'question');
  const hasPosts = posts.length > 0;
  if (!hasPosts && followed.length === 0) return null;
  return (
    <p className={`flex items-start gap-2 text-ui text-ink-2 ${className}`.trim()} data-rules>
      <Scale size={16} strokeWidth={2} className="mt-[0.2em] flex-none" aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        {followed.map(({ as, electionId, name }) => (
          <Fragment key={electionId}>
            {outcomeMessages.follows[as]}{' '}
            <Link to={electionPath(electionId)} className="type-link">
              <bdi>{name}</bdi>
            </Link>
            {messages.fullStop}{' '}
          </Fragment>
        ))}
        {hasPosts && (
          <>
            {supporterSentences(supporters ?? null, posts.map(asked))
              .map((sentence) => `${sentence} `)
              .join('')}
            {rulesMessages.tieOf(rules)} {rulesMessages.leavingOf[rules.leaving]}
          </>
        )}
      </span>
    </p>
  );
}

const asked = ({ title, supporters = null }: Election['positions'][number]) => ({
  title,
  supporters,
});

interface VotersNoteProps {
  election: Pick<Election, 'voters' | 'mailDomains'>;
  className?: string;
}

/** How the voters of an election are known, with its weakness, in one plain sentence. */
export function VotersNote({ election, className = '' }: VotersNoteProps) {
  return (
    <p className={`flex items-start gap-2 text-ui text-ink-2 ${className}`.trim()} data-voters>
      <UserCheck size={16} strokeWidth={2} className="mt-[0.2em] flex-none" aria-hidden />
      <span>
        <span className="sr-only">{votersMessages.title}: </span>
        {votersMessages.known(election)}
      </span>
    </p>
  );
}
