import { decidePost } from '#core/elections/decide-post.ts';
import type { LeavingRule } from '#core/elections/outcome-rules.ts';
import type { PositionRules } from '#core/elections/position-rules.ts';
import { kitCountOf } from '#server/recount/rounds-kit.ts';
import { buildKit } from './kit-builder.ts';
import type { ShortPosition } from './kit-builder.ts';

type Position = ReturnType<typeof buildKit>['positions'][number];

/** The kit of rounds of a position in short, as a server makes it beside the whole kit. */
export function buildRoundsKit(short: ShortPosition) {
  const { nonce: _nonce, positions, rules, ...kit } = buildKit(short);
  const whole = { sha256: 'c'.repeat(64), earlier: [] as string[] };
  return {
    ...kit,
    ...{ format: 'hustings-rounds-kit', version: 1, earlier: [] as string[], whole, rules },
    positions: positions.map((position) => {
      const { ballots: _ballots, ...shown } = position;
      return position.method === 'plurality'
        ? { ...shown, count: undefined }
        : { ...shown, count: countOf(position, rules.leaving as LeavingRule) };
    }),
  };
}

function countOf(position: Position, leaving: LeavingRule) {
  const { candidates, ballots, draw } = position;
  const nobody = candidates.find(({ kind }) => kind === 'nobody')?.id ?? null;
  const post = decidePost({
    rules: {
      method: position.method as PositionRules['method'],
      seats: position.seats,
      maxChoices: 1,
      nobody: nobody === null ? null : { name: 'Nobody', effect: 'reopens' },
      unopposed: position.unopposed as PositionRules['unopposed'],
      ...{ quorum: null, majority: null },
    },
    eligible: 0,
    leaving,
    persons: candidates.filter(({ kind }) => kind === 'person'),
    nobody,
    lists: ballots.map((ballot) => ({
      choices: 'choices' in ballot ? (ballot.choices ?? []) : [],
      ballots: 1,
    })),
    order: draw?.order ?? null,
  });
  return kitCountOf(post.ids, post.count);
}
