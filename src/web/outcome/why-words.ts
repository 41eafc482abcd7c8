import { entryName } from '#core/counting/rounds-file.ts';
import { reasonsOf } from '#core/counting/reasons.ts';
import type { Reason, Went, With } from '#core/counting/reasons.ts';
import { closedElectionMessages } from '#texts/en/closed-election.ts';
import { roundsMessages } from '#texts/en/rounds.ts';
import { whyMessages as text } from '#texts/en/result-why.ts';
import type { NamedCount } from './round-words.ts';
import { wentWords, wholeVotes } from './round-words.ts';

/** What goes on with what the reason before it said. */
const goesOn: ReadonlySet<Reason['kind']> = new Set(['at-once', 'gained']);

/** Why a ranked position came out as it did, in a few short paragraphs, causes before effects. */
export function whyWords(named: NamedCount): string[] {
  const { count, names, hasNobody } = named;
  const paragraphs: string[] = [];
  for (const reason of reasonsOf(count, hasNobody ? names.length - 1 : null)) {
    const said = sentencesOf(named, reason);
    const begun = goesOn.has(reason.kind) ? paragraphs.pop() : undefined;
    paragraphs.push([...(begun === undefined ? [] : [begun]), ...said].join(' '));
  }
  return paragraphs;
}

function sentencesOf(named: NamedCount, reason: Reason): string[] {
  const { count, names } = named;
  const { scale } = count;
  const name = (entry: number) => entryName(entry, names);
  const all = (entries: readonly number[]) => entries.map(name);
  const each = (those: readonly With[]) =>
    those.map(({ entry, votes }) => text.with(name(entry), wholeVotes(votes, scale)));
  const whole = (parts: number) => Math.round(parts / scale);
  const amount = (parts: number) => wholeVotes(parts, scale);
  switch (reason.kind) {
    case 'unopposed':
      return [text.unopposed(all(reason.entries))];
    case 'half-at-once':
      return [text.halfAtOnce({ ...reason, name: name(reason.entry) })];
    case 'no-half':
      return [text.noHalf({ ...reason, names: all(reason.entries) })];
    case 'quota':
      return [text.quota({ ...reason, needed: whole(reason.needed) })];
    case 'at-once':
      return [text.atOnce(each(reason.those))];
    case 'surplus': {
      const { entry, had, needed, went } = reason;
      const isLost = went.every((one) => one.entry === null);
      return [
        text.surplus({
          name: name(entry),
          needed: whole(needed),
          had: amount(had),
          more: amount(had - needed),
          went: isLost ? [] : wentWords(named, went),
        }),
      ];
    }
    case 'out':
      return [text.out(all(reason.entries))];
    case 'gained': {
      const told = {
        name: name(reason.entry),
        first: whole(reason.first),
        more: amount(sumOf(reason.from)),
        from: wentWords(named, reason.from),
      };
      return [scale === 1 ? text.gained(told) : text.reached({ ...told, round: reason.round })];
    }
    case 'half': {
      const { entry, votes, still, others } = reason;
      const stopped = count.valid - still;
      const fewer = others.map((other) => text.withFirst({ ...other, name: name(other.entry) }));
      return [
        ...(stopped > 0 ? [text.stopped(stopped)] : []),
        text.half({ name: name(entry), votes, still, others: fewer }),
      ];
    }
    case 'last-seats': {
      const before = reason.before === null ? [] : each([reason.before]);
      return [text.lastSeats(each(reason.those), before.join(''))];
    }
    case 'open':
      return [text.open(name(names.length - 1), reason.seats)];
    case 'level': {
      const { entries, chosen, round } = reason;
      const tied = all(entries);
      return [
        round === null
          ? roundsMessages.drawn(tied, name(chosen), 'seat')
          : roundsMessages.tiedBefore({
              names: tied,
              chosen: name(chosen),
              tieFor: 'seat',
              round,
            }),
      ];
    }
    case 'waits':
      return [closedElectionMessages.level(all(reason.entries))];
  }
}

const sumOf = (from: readonly Went[]) => from.reduce((sum, { amount }) => sum + amount, 0);
