import { writeBlt } from '#core/counting/blt.ts';
import { groupLists } from '#core/counting/group-lists.ts';
import { roundsJson, roundsTable } from '#core/counting/rounds-file.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { writeCsv } from '#web/app/csv.ts';
import { downloadCsv, downloadJson, downloadText, fileName } from '#web/app/save-file.ts';
import { roundsMessages } from '#texts/en/rounds.ts';
import { withLine } from '#core/elections/with-line.ts';
import type { PositionResult, WithoutWinner } from './winner-of.ts';
import { namedCountOf } from './winner-of.ts';

interface Given {
  result: ElectionResults;
  post: PositionResult | WithoutWinner;
}

/** Gives the rounds of a ranked position, or its ballots, to the browser as a file. */
export async function downloadRounds(
  file: 'csv' | 'json' | 'blt',
  { result, post }: Given,
): Promise<void> {
  const named = namedCountOf(post);
  if (named === null) return;
  const { count, names } = named;
  const name = fileName([result.name, post.position], file, 'rounds');
  if (file === 'csv') {
    downloadCsv(name, writeCsv(roundsTable(count, names, roundsMessages.file)));
  } else if (file === 'json') {
    downloadJson(name, JSON.parse(roundsJson(count, names)));
  } else {
    const kit = await call('readRecountKit', {
      params: { id: result.electionId },
      query: {},
    });
    // Nobody is offered ballots who may not read them.
    if (kit.format === 'hustings-recount-kit') downloadText(name, bltOf(kit, post.positionId));
  }
}

type WholeKit = Extract<Reply<'readRecountKit'>, { format: 'hustings-recount-kit' }>;

/** The ballots of one position of a recount kit in the format that other counting programs read. */
export function bltOf(kit: WholeKit, positionId: string): string {
  const position = kit.positions.find(({ id }) => id === positionId);
  if (position === undefined) throw new Error('the kit has no such position');
  const { candidates, ballots, seats, title, rulings = [] } = position;
  // Nobody is the last, whatever its place in the kit.
  const entries = [
    ...candidates.filter(({ kind }) => kind !== 'nobody'),
    ...candidates.filter(({ kind }) => kind === 'nobody'),
  ];
  const entryOf = new Map(entries.map(({ id }, entry) => [id, entry]));
  const out = new Set(rulings.map(({ person }) => person));
  const choicesOf = (ballot: (typeof ballots)[number]) =>
    'choices' in ballot ? ballot.choices : [ballot.candidate];
  const { lists, blank } = groupLists(
    ballots.map((ballot) => choicesOf(ballot).flatMap((id) => entryOf.get(id) ?? [])),
  );
  return writeBlt({
    title: `${kit.election.name}, ${title}`,
    seats,
    names: entries.map(({ name, apart }) => withLine(name, apart)),
    // By the other rules who has left or is disqualified is counted like everybody.
    withdrawn:
      kit.rules.leaving === 'next'
        ? entries.flatMap(({ id, hasLeft }, entry) => (hasLeft || out.has(id) ? [entry] : []))
        : [],
    lists,
    blank,
  });
}
