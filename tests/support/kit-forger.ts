import { createHash } from 'node:crypto';
import { countPosition, countPosition4, drawOrder } from './verifier.ts';

/** A kit as it was read, to be broken anywhere. */
export type ReadKit = ReturnType<typeof JSON.parse>;
type Change = (kit: ReadKit) => void;

/** A change of a sample kit, the code that the verifier ends with, and what it says. */
export type Broken = [sample: string, what: string, change: Change, code: 1 | 2, says: RegExp];
/** A change of a sample kit that nothing in the file shows. */
export type Forged = [sample: string, what: string, change: Change];

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The kit as the server writes it: each entry and each ballot a line of its own. */
export function writeKit(kit: ReadKit): string {
  const json = JSON.stringify;
  const lines = (items: string[]) =>
    `[\n${items
      .map((item) => item + '\n')
      .join('')
      .replaceAll('}\n{', '},\n{')}]`;
  const { record, positions, ...head } = kit;
  const fields = Object.entries(head)
    .map(([key, value]) => `${json(key)}:${json(value)},\n`)
    .join('');
  const positionLines = positions.map(
    ({ ballots, ...position }: ReadKit) =>
      `${json(position).slice(0, -1)},"ballots":${lines(ballots.map((ballot: ReadKit) => json(ballot)))}}`,
  );
  return `{\n${fields}"record":{"head":${json(record.head)},"count":${record.count},"entries":${lines(record.entries.map((entry: ReadKit) => json(entry)))}},\n"positions":${lines(positionLines)}\n}\n`;
}

// What a forger recomputes.

/** The sha256 of each entry from the number `from` on, `before` of the next one, and the head. */
export function rechain(kit: ReadKit, from = 0): void {
  const { entries, head } = kit.record;
  entries.forEach((entry: ReadKit, index: number) => {
    if (entry.seq < from) return;
    const previous = entries[index - 1];
    if (previous && previous.seq === entry.seq - 1) entry.before = previous.sha256;
    const texts = [
      entry.seq,
      entry.id,
      entry.at,
      entry.actorId,
      entry.act,
      entry.objectId,
      entry.electionId,
      entry.detailSha256,
    ];
    entry.sha256 = sha256(
      Buffer.concat([
        Buffer.from(entry.before, 'hex'),
        Buffer.from(texts.map((item) => item ?? '').join('\n')),
      ]),
    );
    if (entry.seq === head.seq) head.sha256 = entry.sha256;
  });
}

/** Leaves entries of the record out, and says that there are fewer. */
export function leaveOut(kit: ReadKit, isOut: (entry: ReadKit, index: number) => boolean): void {
  const { record } = kit;
  record.entries = record.entries.filter((entry: ReadKit, index: number) => !isOut(entry, index));
  record.count = record.entries.length;
}

/** That somebody was accepted as a candidate: without it nobody misses them. */
export const acceptanceOf =
  (...candidates: ReadKit[]) =>
  ({ act, objectId }: ReadKit) =>
    act === 'nomination.accept' && candidates.some(({ id }) => id === objectId);

export const sortBallots = (position: ReadKit) =>
  position.ballots.sort((a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1));

/** participations, votes, draw and result of each position. */
export function recount(kit: ReadKit): void {
  for (const position of kit.positions) {
    sortBallots(position);
    position.participations = position.ballots.length;
    if (position.draw)
      position.draw.order = drawOrder(
        position.draw.seed,
        position.id,
        position.candidates.map(({ id }: { id: string }) => id),
      );
    if (kit.version > 3) {
      const { votes, abstained, result } = countPosition4(position, kit.rules.leaving);
      for (const candidate of position.candidates) candidate.votes = votes.get(candidate.id);
      Object.assign(position, { abstained, result });
      continue;
    }
    const { votes, byDraw: _byDraw, ...result } = countPosition(position, kit.rules.leaving);
    for (const candidate of position.candidates) candidate.votes = votes.get(candidate.id);
    position.result = result;
  }
}

export const newBallot = (candidate: string) => ({
  id: '55555555-5555-4555-8555-555555555555',
  candidate,
});
export const firstOf = (kit: ReadKit): ReadKit => kit.positions[0];
