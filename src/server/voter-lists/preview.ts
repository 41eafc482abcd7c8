import { phaseOf } from '#core/elections/phase.ts';
import { frozenBy } from '#core/elections/freezing.ts';
import { Refused } from '#core/refusal.ts';
import { countHeading, headersOf } from '#core/voter-list/list-columns.ts';
import type { ListProblem } from '#core/voter-list/read-list.ts';
import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import type { ListPreview } from '#contract/voter-lists.ts';
import { listProblemText } from '#texts/list-problem.ts';
import { readClock } from '../platform/db/clock.ts';
import { spokenIn } from '../platform/languages.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { mightHaveBallots } from '../elections/first-vote-store.ts';
import { listElectionRows } from '../elections/store.ts';
import { datesOf } from '../elections/view.ts';
import { prepareImport, readFile } from './prepare-import.ts';

const shownProblems = 1_000;
const shownLines = 5;

/** Says what an import would do, line by line where something is wrong. Nothing is stored. */
export async function previewVoterList(
  services: Services,
  _actor: Actor,
  input: Input<'previewVoterList'>,
  { language }: Caller,
): Promise<ListPreview> {
  if (input.electionId !== null) await refuseFixedElection(services, input.electionId);
  const file = await readFile(services, input);
  const { stamp, added, changed, same, removed, kept, after, removedNames } = await prepareImport(
    services.db,
    input,
    file,
  );
  const { columns, top, problems, entries, lines } = file;
  const heading = countHeading(top, columns.number, file.format);
  const byKind = Map.groupBy(problems, ({ kind }) => kind);
  const countOf = (kind: ListProblem['kind']) => byKind.get(kind)?.length ?? 0;
  // Who is meant is asked, however many other lines are told.
  const asked = byKind.get('two-names') ?? [];
  const told = [...asked, ...problems.filter(({ kind }) => kind !== 'two-names')];
  return {
    stamp,
    columns: { ...columns, name: [...columns.name], groups: [...columns.groups] },
    headers: [...headersOf(top, columns.number, file.format)],
    sample: top.slice(heading, heading + shownLines).map(({ cells }) => [...cells]),
    totals: {
      lines,
      added: added.length,
      changed: changed.length,
      same,
      removed: removed.length,
      kept,
      bad: countOf('bad'),
      duplicates: countOf('duplicate'),
      twoNames: countOf('two-names'),
      withoutEmail: entries.filter(({ email }) => email === '').length,
      after,
    },
    removedNames: [...removedNames],
    problems: spokenIn(language ?? 'en', () =>
      told.slice(0, shownProblems).map((one) => ({ ...one, why: listProblemText(one.why) })),
    ),
    moreProblems: Math.max(0, problems.length - shownProblems),
  };
}

async function refuseFixedElection({ db }: Services, id: string): Promise<void> {
  const [row] = await listElectionRows(db, { id });
  if (row === undefined) throw new Refused('unknown-election');
  const phase = phaseOf(datesOf(row), (await readClock(db)).getTime());
  if (frozenBy('electorate', { phase, hasBallots: await mightHaveBallots(db, id) }) !== null) {
    throw new Refused('voter-list-fixed');
  }
}
