import { keyCommand } from '#core/elections/draw.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { closedElectionMessages } from '#texts/en/closed-election.ts';
import { outcomeMessages as text } from '#texts/en/outcomes.ts';
import { ballotName, nobodyName } from '#texts/entry-name.ts';
import { Fold } from '#web/kit/fold.tsx';

interface DrawPartProps {
  draw: NonNullable<NonNullable<ElectionResults['afterClose']>['draw']>;
  result: ElectionResults;
}

/** The seed, the keys and their order, and the line of shell with which anybody computes a key. */
export function DrawPart({ draw, result }: DrawPartProps) {
  const drawn = result.results.filter(({ decided }) => decided?.by === 'draw');
  const [first] = drawn;
  const [key] = first?.decided?.keys ?? [];
  const nameOf = (positionId: string, id: string) => {
    const position = drawn.find((one) => one.positionId === positionId);
    // Whoever is no candidate is nobody.
    const person = position?.candidates.find(({ _id }) => _id === id)?.student;
    const nobody = position?.nobody ?? null;
    if (person !== undefined) return ballotName(person);
    return nobody === null ? id : nobodyName(nobody.name);
  };
  return (
    <div data-draw>
      <h3 className="text-ui leading-label font-semibold">{text.draw.title}</h3>
      <dl className="mt-1.5 grid gap-1 text-ui">
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
            {decided?.keys.map(({ _id }) => (
              <li key={_id} className="wrap-anywhere">
                <bdi>{nameOf(positionId, _id)}</bdi>
              </li>
            ))}
          </ol>
        </div>
      ))}
      {first !== undefined && key !== undefined && (
        <Fold title={closedElectionMessages.programmers} level={3}>
          <ul className="grid gap-1 text-ui">
            {drawn.flatMap(({ positionId, decided }) =>
              decided?.keys.map(({ _id, key: sha256 }) => (
                <li key={`${positionId} ${_id}`} className="wrap-anywhere">
                  <bdi>{nameOf(positionId, _id)}</bdi> <code className="type-mono">{sha256}</code>
                </li>
              )),
            )}
          </ul>
          <p className="mt-3 max-w-(--measure) type-meta">{text.draw.how}</p>
          <pre className="mt-1.5 rounded-control bg-paper px-3 py-2 text-meta wrap-anywhere whitespace-pre-wrap">
            <code>{keyCommand(draw.seed, first.positionId, key._id)}</code>
          </pre>
        </Fold>
      )}
    </div>
  );
}
