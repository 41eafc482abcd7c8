import fs from 'node:fs';
import { expect, test } from 'vitest';
import { tellOfficers } from '#server/waiting/tell-officers.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { createNamed } from '#tests/support/named-account.ts';
import { createAccount, createActor } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { heldElection, setClosed } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import {
  complain,
  disqualify,
  lastRuling,
  messagesOf,
  overturn,
} from '#tests/support/sanction-stage.ts';
import { askAsOwner, startTestApp } from '#tests/support/test-app.ts';
import type { Answer } from '#tests/support/test-app.ts';

// Each line of "Who does it in a council of …" in docs/two-person.md is played here, with and without a mail server.

/** How many officers there are, and how many of them stand; who reads a message, who decides, and by how many. */
const lines = [
  [1, 0, 'the officer', 'the officer', 1],
  [1, 1, 'the officer', 'the officer', 1],
  [2, 0, 'both', 'both', 2],
  [2, 1, 'the other one', 'the other one', 1],
  [2, 2, 'both', 'either', 1],
  [3, 0, 'all', 'all', 2],
  [3, 1, 'the other two', 'the other two', 2],
  [3, 3, 'all', 'any of them', 1],
] as const;

test('the document says what is played', () => {
  const page = fs.readFileSync('docs/two-person.md', 'utf8');
  const rows = [
    ...page.matchAll(/^\| (\d) +\| (\d) +\| ([^|]+?) +\| ([^|]+?) +\| (\d) +\|$/gm),
  ].map(([, officers, stand, reads, decides, by]) => [
    ...[Number(officers), Number(stand), reads, decides, Number(by)],
  ]);
  expect(rows).toEqual(lines.map((line) => [...line]));
});

test.each(['smtp://127.0.0.1:1', null])(
  'each line, with the mail server %s',
  { timeout: 240_000 },
  async (smtpUrl) => {
    const app = await startTestApp(smtpUrl === null ? {} : { smtpUrl });
    afterThis(() => app.close());
    const voter = await createActor(app);
    await askAsOwner(
      app,
      `insert into campus (university_name, time_zone, needs_two_officers) values ('A', 'UTC', true)`,
    );
    const told = async () =>
      (
        await app.ctx.db
          .selectFrom('emails')
          .select('to_address')
          .where('key', 'like', 'waiting:appeal:%')
          .execute()
      ).map(({ to_address }) => to_address);
    const askTwo = async (answer: Answer, others: readonly Actor[]): Promise<1 | 2> => {
      expect([200, 202], JSON.stringify(answer.body)).toContain(answer.status);
      if (answer.status === 200) return 1;
      const params = { id: answer.body.proposal._id };
      const confirmed = [];
      for (const other of others) {
        const { status } = await other.send('confirmProposal', { params });
        if (status === 200) confirmed.push(other);
      }
      expect(confirmed).toHaveLength(1);
      return 2;
    };

    for (const [count, standing, , , by] of lines) {
      await askAsOwner(
        app,
        `update accounts set role = 'faculty' where role in ('council', 'admin')`,
      );
      await askAsOwner(app, 'delete from emails');
      const officers: Actor[] = [];
      for (let at = 0; at < count; at += 1) {
        officers.push(await createActor(app, { role: at === 0 ? 'admin' : 'council' }));
      }
      await askAsOwner(app, `update accounts set email_confirmed_at = now()`);
      const nominees = [...officers.slice(0, standing)];
      while (nominees.length < 2) nominees.push((await createAccount(app.ctx)) as Actor);
      const election = await heldElection(
        app,
        nominees.map((_, at) => at + 1),
        {},
        {
          positions: { President: nominees.length },
          nominees,
        },
      );
      const free = officers.slice(standing);
      const deciding = free.length === 0 ? officers : free;
      const line = `${count} officers, ${standing} stand`;

      await complain(voter, election);
      await tellOfficers(app.ctx, election.id);
      for (const officer of officers) {
        const isReading = deciding.includes(officer);
        expect([line, (await messagesOf(officer, election)).length]).toEqual([
          line,
          Number(isReading),
        ]);
        const isTold = (await told()).includes(officer.email);
        expect([line, isTold]).toEqual([line, isReading && smtpUrl !== null]);
      }

      const nominationId = election.positions[0]?.candidates[0]?.id ?? '';
      const params = { id: election.id };
      const body = { reason: 'Heard.' };
      for (const officer of officers.filter((one) => !deciding.includes(one))) {
        const own = refusedWith('own-election');
        expect(await officer.send('releaseResults', { params, body })).toMatchObject(own);
        expect(await disqualify(officer, election, nominationId)).toMatchObject(
          refusedWith('own-sanction'),
        );
      }
      const [first, ...others] = [...deciding];
      if (first === undefined) throw new Error('nobody decides');
      const rest = [...others, ...officers.filter((one) => !deciding.includes(one))];
      expect([line, await askTwo(await disqualify(first, election, nominationId), rest)]).toEqual([
        ...[line, by],
      ]);
      const ruling = await lastRuling(app, election);
      expect([line, ruling.noOther]).toEqual([line, free.length === 0]);
      expect([line, await askTwo(await overturn(first, ruling._id), rest)]).toEqual([line, by]);
      const released = await askTwo(await first.send('releaseResults', { params, body }), rest);
      expect([line, released]).toEqual([line, by]);
      await setClosed(app, election.id, 'appeals_until', new Date());
      for (const officer of officers.filter((one) => !deciding.includes(one))) {
        expect(await officer.send('certifyElection', { params, body })).toMatchObject(
          refusedWith('own-election'),
        );
      }
      const certify = { params, body: { ...body, passedOver: 'It says nothing.' } };
      expect([line, await askTwo(await first.send('certifyElection', certify), rest)]).toEqual([
        ...[line, by],
      ]);
    }

    // Whoever is named does it in place of all of them.
    const election = await heldElection(app, [1, 2]);
    const named = await createNamed(app, election.id);
    await complain(voter, election);
    const officer = await createActor(app, { role: 'admin' });
    expect((await messagesOf(named, election)).length).toBe(1);
    expect(await messagesOf(officer, election)).toEqual([]);
    const release = { params: { id: election.id }, body: { reason: 'Heard.' } };
    expect(await officer.send('releaseResults', release)).toMatchObject(
      refusedWith('named-decides'),
    );
    expect([200, 202]).toContain((await named.send('releaseResults', release)).status);
  },
);
