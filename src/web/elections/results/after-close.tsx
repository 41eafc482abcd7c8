import { Stamp } from 'lucide-react';
import type { NumberMeaning } from '#core/accounts/number-format.ts';
import { numberMeanings, placeOf } from '#core/accounts/number-format.ts';
import { ballotsToChange } from '#core/elections/certification.ts';
import { marginOf } from '#core/elections/dispute.ts';
import { keyCommand } from '#core/elections/draw.ts';
import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { useServerTime } from '#web/app/server-clock.ts';
import { useNumberFormat } from '#web/campus/use-number-format.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { outcomeMessages as text } from '#web/messages/en/outcomes.ts';
import { electionPath } from '#web/paths.ts';
import { Notice } from '#web/ui/notice.tsx';
import { hasOutcome } from './winner-of.ts';

type Told = NonNullable<ElectionResults['afterClose']>;
const partTitle = 'text-ui leading-label font-semibold';
const lines = 'mt-1.5 grid gap-1 text-ui';

interface AfterCloseProps {
  election: Election;
  result: ElectionResults;
}

/** How an election stands after its close: certified or not, margins, the draw, answers to appeals. */
export function AfterClose({ election, result }: AfterCloseProps) {
  const timeZone = useTimeZone();
  const told = result.afterClose;
  const isOpen = useServerTime((now) => now < Date.parse(told?.appealsUntil ?? ''));
  if (told === undefined) return null;
  const { certifiedAt, appealsUntil, openAppeals, draw, answers } = told;
  const state =
    certifiedAt !== null
      ? text.certified(shortMoment(certifiedAt, timeZone))
      : isOpen && appealsUntil !== null
        ? text.appealsOpen(shortMoment(appealsUntil, timeZone))
        : text.appealsOver;
  return (
    <section
      aria-labelledby="after-close-title"
      className="grid gap-5 beside-sheet:hidden"
      data-after-close
    >
      <h2 className="type-h2" id="after-close-title">
        {text.title}
      </h2>
      <Notice tone={certifiedAt === null ? 'brand' : 'success'} icon={Stamp}>
        <p>
          {state} {openAppeals > 0 && text.openAppeals(openAppeals)}
        </p>
      </Notice>
      <Followers election={election} />
      <div>
        <h3 className={partTitle}>{text.margins}</h3>
        <ul className={lines}>
          {result.results.filter(hasOutcome).map(({ positionId, position, candidates }) => {
            const votes = candidates.map((one) => one.votes);
            return (
              <li key={positionId} className="wrap-anywhere">
                {text.margin(position, marginOf(votes), ballotsToChange(votes))}
              </li>
            );
          })}
        </ul>
      </div>
      {draw !== null && <Draw draw={draw} result={result} />}
      <Groups groups={told.groups} />
      {answers.length > 0 && (
        <div>
          <h3 className={partTitle}>{text.answers}</h3>
          <dl className={lines}>
            {answers.map(({ number, answer, at }) => (
              <div key={number}>
                <dt className="font-semibold">
                  {text.answer(number)}{' '}
                  <time dateTime={at} className="font-normal text-ink-2">
                    {shortMoment(at, timeZone)}
                  </time>
                </dt>
                <dd className="max-w-(--measure) wrap-anywhere whitespace-pre-line">
                  <bdi>{answer}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}

/** The elections that decide a position of this one. */
function Followers({ election }: { election: Election }) {
  const { followedBy = [] } = election;
  if (followedBy.length === 0) return null;
  return (
    <ul className={lines}>
      {followedBy.map(({ as, electionId, name, position }) => (
        <li key={electionId} className="wrap-anywhere">
          <bdi>{position}</bdi>: {text.followed[as]},{' '}
          <Link to={electionPath(electionId)} className="type-link min-h-11">
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The seed, the keys and their order, and the line of shell with which anybody computes a key. */
function Draw({ draw, result }: { draw: NonNullable<Told['draw']>; result: ElectionResults }) {
  const drawn = result.results.filter(({ decided }) => decided?.by === 'draw');
  const [first] = drawn;
  const [key] = first?.decided?.keys ?? [];
  const nameOf = (id: string) =>
    drawn.flatMap(({ candidates }) => candidates).find(({ _id }) => _id === id)?.student.name ?? id;
  return (
    <div data-draw>
      <h3 className={partTitle}>{text.draw.title}</h3>
      <dl className={lines}>
        <div>
          <dt className="inline font-semibold">{text.draw.seed}: </dt>
          <dd className="inline">
            <code className="type-mono wrap-anywhere">{draw.seed}</code>
          </dd>
        </div>
        {draw.witnesses !== '' && (
          <div>
            <dt className="inline font-semibold">{text.draw.witnesses}: </dt>
            <dd className="inline wrap-anywhere">
              <bdi>{draw.witnesses}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-1 type-meta">{draw.officers > 1 ? text.draw.two : text.draw.one}</p>
      {drawn.map(({ positionId, position, decided }) => (
        <div key={positionId} className="mt-3">
          <p className="text-ui font-semibold wrap-anywhere">{text.draw.keys(position)}</p>
          <ol className="ms-5 list-decimal text-ui">
            {decided?.keys.map(({ _id, key: sha256 }) => (
              <li key={_id} className="wrap-anywhere">
                <bdi>{nameOf(_id)}</bdi> <code className="type-mono">{sha256}</code>
              </li>
            ))}
          </ol>
        </div>
      ))}
      {first !== undefined && key !== undefined && (
        <>
          <p className="mt-3 max-w-(--measure) type-meta">{text.draw.how}</p>
          <pre className="mt-1.5 rounded-control bg-paper px-3 py-2 text-meta wrap-anywhere whitespace-pre-wrap">
            <code>{keyCommand(draw.seed, first.positionId, key._id)}</code>
          </pre>
        </>
      )}
    </div>
  );
}

function Groups({ groups }: Pick<Told, 'groups'>) {
  const format = useNumberFormat();
  const isSilent = (kind: NumberMeaning) => placeOf(format, kind) === null;
  // Nobody of any branch or year voted; what the numbers do not say is said so.
  if (groups.length === 0 && !numberMeanings.some(isSilent)) return null;
  return (
    <div>
      <h3 className={partTitle}>{text.groups.title}</h3>
      {numberMeanings.map((kind) => (
        <p key={kind} className="mt-1 text-ui wrap-anywhere">
          {text.groups[kind]}:{' '}
          {isSilent(kind) && !groups.some((one) => one.kind === kind) && text.groups.silent[kind]}
          {groups
            .filter((one) => one.kind === kind)
            .map(({ names, voters }) =>
              text.groups.line(
                text.groups.names(names.map((name) => (name === '' ? text.groups.none : name))),
                voters,
              ),
            )
            .join('; ')}
        </p>
      ))}
      {groups.length > 0 && <p className="type-meta">{text.groups.hint}</p>}
    </div>
  );
}
