import {
  BadgeCheck,
  CirclePause,
  DatabaseBackup,
  FileClock,
  FlaskConical,
  History,
  MailPlus,
  UserCog,
  UserPlus,
  XOctagon,
} from 'lucide-react';
import { useId, useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { Link } from '#web/app/link.tsx';
import { electionPath } from '#web/app/paths.ts';
import { Notice } from '#web/kit/notice.tsx';
import { electionNews } from '#texts/en/election-news.ts';
import { electionText } from '#texts/election-line.ts';
import { HeldNotice } from '#web/outcome/held/held-notice.tsx';
import { shortMoment } from './moments.ts';
import { onceEach } from './once-each.ts';

const text = electionNews;

interface ElectionNewsProps {
  election: Pick<Election, 'state' | 'rehearsal' | 'changes'> &
    Partial<
      Pick<
        Election,
        | '_id'
        | 'name'
        | 'addedAfterOpening'
        | 'correctedAddresses'
        | 'provedByHand'
        | 'countedActs'
        | 'held'
        | 'restores'
        | 'restoresTold'
        | 'pausedUntil'
        | 'pausedByRestore'
        | 'followedBy'
        | 'endDate'
      >
    >;
  className?: string;
}

/**
 * What a voter has to know of an election before its ballot: that it is a test, paused or cancelled, that
 * a restore may have taken votes or that its result is not sure, and what was changed after it was published, with the reason. Nothing where there is nothing.
 */
export function ElectionNews({ election, className = '' }: ElectionNewsProps) {
  const {
    state,
    rehearsal,
    changes,
    addedAfterOpening = 0,
    held,
    restores = [],
    restoresTold = [],
  } = election;
  const { correctedAddresses = 0, provedByHand, countedActs = [] } = election;
  const { _id: electionId = '', name = '' } = election;
  const timeZone = useTimeZone();
  // The notice of a restore leaves with the decision, and the button that made it.
  const box = useKeptFocus();
  const isQuiet = changes.length === 0 && restores.length === 0 && held === undefined;
  const isPlain =
    correctedAddresses === 0 && provedByHand === undefined && countedActs.length === 0;
  if (state === 'published' && !rehearsal && isQuiet && isPlain) return null;
  return (
    <div ref={box} className={`grid grid-cols-1 gap-3 ${className}`.trim()} data-election-news>
      {rehearsal && (
        <Notice tone="warning" icon={FlaskConical} title={text.rehearsal}>
          <p>{text.rehearsalText}</p>
        </Notice>
      )}
      {state === 'draft' && <Notice icon={FileClock} title={text.draft} />}
      {state === 'paused' && (
        <Notice tone="warning" icon={CirclePause} title={text.paused} role="status">
          <p>
            {election.pausedByRestore === true ? text.pausedByRestore : text.pausedText}
            {election.pausedUntil !== undefined &&
              ` ${text.pausedUntil(shortMoment(election.pausedUntil, timeZone))}`}
          </p>
        </Notice>
      )}
      {state === 'cancelled' && (
        <Notice tone="danger" icon={XOctagon} title={text.cancelled} role="status">
          <p>
            {text.cancelledText}{' '}
            {onceEach(election.followedBy ?? []).map(({ electionId: to, name: later }) => (
              <Link key={to} to={electionPath(to)} className="type-link min-h-11">
                {text.votedAgain} <bdi>{later}</bdi>
              </Link>
            ))}
          </p>
        </Notice>
      )}
      {held !== undefined && <HeldNotice electionId={electionId} name={name} held={held} />}
      {restores.length > 0 && (
        <Notice tone="warning" icon={DatabaseBackup} data-restores>
          <ul aria-label={text.restores} className="grid min-w-0 gap-2 wrap-anywhere">
            {restores.map((sentence, index) => (
              <li key={`${index} ${sentence}`}>
                <Sentence what={sentence} told={restoresTold[index]} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {addedAfterOpening > 0 && (
        <Notice icon={UserPlus} title={text.addedLate(addedAfterOpening)} />
      )}
      {correctedAddresses > 0 && (
        <Notice icon={MailPlus} title={text.correctedAddresses(correctedAddresses)} />
      )}
      {provedByHand !== undefined && (
        <Notice
          icon={BadgeCheck}
          title={text.provedByHand(provedByHand.numbers, provedByHand.mostByOne)}
        />
      )}
      {countedActs.length > 0 && (
        <Notice icon={UserCog}>
          <ul aria-label={text.counted} className="grid min-w-0 gap-2 wrap-anywhere">
            {countedActs.map(({ kind, count, mostByOne }) => (
              <li key={kind}>{text.countedActs[kind](count, mostByOne)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
    </div>
  );
}

/** The last change in one line, and a list of all to open. */
function Changes({ changes }: Pick<Election, 'changes'>) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const shown = isOpen ? changes : changes.slice(0, 1);
  return (
    <div className="flex items-start gap-3 px-1 text-ui leading-meta">
      <History className="mt-px flex-none text-ink-2" size={20} strokeWidth={1.75} aria-hidden />
      <div className="min-w-0">
        <ul aria-label={text.list} id={listId} className="grid gap-2">
          {shown.map((change) => (
            <Change key={`${change.at} ${change.what}`} {...change} />
          ))}
        </ul>
        {changes.length > 1 && (
          <button
            type="button"
            className="type-link min-h-11"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? text.fewer : text.all(changes.length)}
          </button>
        )}
      </div>
    </div>
  );
}

/** A sentence by its keys; in English where it has none. */
function Sentence({ what, told }: Pick<Election['changes'][number], 'what' | 'told'>) {
  const timeZone = useTimeZone();
  const lines = told === undefined ? null : electionText(told, timeZone);
  return lines === null ? <bdi lang="en">{what}</bdi> : <bdi>{lines}</bdi>;
}

function Change({ at, what, told, reason, officers }: Election['changes'][number]) {
  const timeZone = useTimeZone();
  return (
    <li className="wrap-anywhere">
      <time dateTime={at} className="font-semibold tabular-nums">
        {shortMoment(at, timeZone)}
      </time>{' '}
      <Sentence what={what} told={told} />
      {reason !== '' && (
        <>
          {' '}
          <span className="text-ink-2">
            {text.reason} <bdi>{reason}</bdi>
          </span>
        </>
      )}
      {officers !== null && (
        <span className="text-ink-2"> {officers === 2 ? text.twoOfficers : text.oneOfficer}</span>
      )}
    </li>
  );
}
