// What many do in the same moment: one vote a thousand times, a thousand votes at the close.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Campus } from '../load/campus.ts';
import type { Receipts } from './receipts.ts';
import { acknowledge, countWrong, entryOf, openReceipts } from './receipts.ts';
import { postVote } from './post.ts';

const votesAtOnce = 1_000;

interface Place {
  campus: Campus;
  ports: readonly number[];
}

const openAgent = () => new http.Agent({ keepAlive: true, maxSockets: 250 });

/** Rounds in which one voter sends one vote 1,000 times: half under one key, half under others. */
export async function voteThousandfold(
  { campus, ports }: Place,
  rounds: number,
): Promise<Receipts> {
  const receipts = openReceipts();
  const agent = openAgent();
  const [position] = campus.positions;
  if (position === undefined) return receipts;
  for (const voter of campus.voters.slice(0, rounds)) {
    const key = randomUUID();
    const tries = Array.from({ length: votesAtOnce }, async (_, index) => {
      const isOwn = index % 2 === 0;
      const candidateId = position.candidateIds[isOwn ? 0 : 1] ?? '';
      const reply = await postVote(
        { port: ports[(index >> 1) % ports.length] ?? 0, agent },
        {
          voter,
          electionId: campus.electionId,
          positionId: position.id,
          candidateId,
          key: isOwn ? key : randomUUID(),
          address: `10.1.${index >> 8}.${index & 255}`,
        },
      );
      return { reply, candidateId };
    });
    const answers = await Promise.all(tries);
    const good = answers.filter(({ reply }) => reply.status === 200);
    const codes = new Set(good.map(({ reply }) => String(reply.body?.receipt?.code)));
    const choices = new Set(good.map(({ candidateId }) => candidateId));
    const [receipt] = codes;
    const [choice] = choices;
    if (codes.size !== 1 || choices.size !== 1) {
      countWrong(receipts, `one vote had ${codes.size} receipts for ${choices.size} candidates`);
    }
    for (const { reply } of answers) {
      if (![200, 409, 503].includes(reply.status))
        countWrong(receipts, `an answer ${reply.status}`);
    }
    if (receipt !== undefined && choice !== undefined) {
      acknowledge(receipts, entryOf(position.id, voter.id), choice, receipt);
    }
  }
  agent.destroy();
  return receipts;
}

/** Rounds in which the election closes while 1,000 votes are on their way. */
export async function closeInFlight(
  { campus, ports }: Place,
  pool: pg.Pool,
  rounds: number,
): Promise<{ receipts: Receipts; refused: number }> {
  const receipts = openReceipts();
  const agent = openAgent();
  let refused = 0;
  let answered = 0;
  for (let round = 0; round < rounds; round += 1) {
    const position = campus.positions[1 + (round % (campus.positions.length - 1))];
    const from = Math.floor(round / (campus.positions.length - 1)) * votesAtOnce;
    if (position === undefined) continue;
    const votes = campus.voters.slice(from, from + votesAtOnce).map(async (voter, index) => {
      const candidateId = position.candidateIds[index % position.candidateIds.length] ?? '';
      const cast = () =>
        postVote(
          { port: ports[index % ports.length] ?? 0, agent },
          {
            voter,
            electionId: campus.electionId,
            positionId: position.id,
            candidateId,
            key: `${round} ${index}`,
            address: `10.2.${index >> 8}.${index & 255}`,
          },
        );
      let reply = await cast();
      while (reply.status === 503 || reply.status === 0) reply = await cast();
      answered += 1;
      if (reply.status === 200) {
        const { code } = reply.body.receipt;
        acknowledge(receipts, entryOf(position.id, voter.id), candidateId, String(code));
      } else if (reply.body?.reason === 'voting-closed') refused += 1;
      else countWrong(receipts, `a vote at the close was answered ${reply.status}`);
    });
    // In the midst: some are in, some are written at this moment, most still wait.
    while (answered < round * votesAtOnce + votesAtOnce / 5) await wait(1);
    const move = (to: string) =>
      pool.query(`update elections set ends_at = ${to} where id = $1`, [campus.electionId]);
    await move('clock_timestamp()');
    await Promise.all(votes);
    await move("clock_timestamp() + interval '1 day'");
  }
  agent.destroy();
  return { receipts, refused };
}
