import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { forgetOld } from '#server/retention/forget-old.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createReader } from '#tests/support/mailing-stage.ts';
import {
  accept,
  admin,
  asha,
  calls,
  candidacy,
  council,
  deliver,
  electionId,
  electionWith,
  id,
  openSupporterStage,
  pending,
  refused,
  stage,
  supported,
} from '#tests/support/supporter-stage.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';

// Supporters who take back, candidates whom officers entered, many at once, and what is kept.

openSupporterStage();
const { query, person, stand, ask, yes, no, mine, ballot, closeNominations } = calls;

describe('who takes back', () => {
  test('takes an accepted candidate off the ballot, who is told', async () => {
    await query(`update accounts set email_confirmed_at = now() where id = $1`, [asha.id]);
    const [, seconder] = await supported();
    await accept(id);
    expect(await ballot(electionId)).toEqual([asha.id]);
    expect((await no(seconder as Actor, id)).status).toBe(200);
    expect(await ballot(electionId)).toEqual([]);
    expect(await mine(asha)).toMatchObject({ status: 'pending' });
    const { rows } = await query(
      `select r.actor_id from records r where r.act = 'nomination.reopen' and r.object_id = $1`,
      [id],
    );
    // Nobody reads in the record who it was.
    expect(rows).toEqual([{ actor_id: null }]);
    await deliver();
    const told = stage.mail.taken.filter(({ to }) => to.includes(asha.email));
    expect(told.map(({ raw }) => /Subject: (.*)/.exec(raw)?.[1])).toEqual([
      expect.stringContaining('A supporter is missing'),
    ]);
    await yes(await person(), id);
    expect((await accept(id)).status).toBe(200);
  });

  test('does so before anybody votes', async () => {
    const open = await electionWith({ proposers: 1 });
    const [ravi, voter] = [await person(), await person()];
    const nomination = await candidacy(asha, open);
    await yes(ravi, nomination, 'proposer');
    expect((await accept(nomination)).status).toBe(200);
    await query(
      `update elections set starts_at = now() - interval '1 second', nominations_close_at = ends_at
       where id = $1`,
      [open],
    );
    const vote = await voter.send('castVote', {
      body: {
        userId: voter.id,
        electionId: open,
        position: 'President',
        candidateId: nomination,
      },
    });
    expect(vote.status).toBe(200);
    expect(await no(ravi, nomination)).toMatchObject(refused('candidates-frozen'));
    expect(await yes(await person(), nomination, 'proposer')).toMatchObject(
      refused('candidates-frozen'),
    );
    expect(await ballot(open)).toEqual([asha.id]);
  });
});

describe('whom officers entered', () => {
  const enter = (election: string, line: string) =>
    council.send('enterCandidates', {
      body: {
        electionId: election,
        candidates: [{ position: 'President', lines: [line] }],
        haveAgreed: true,
      },
    });

  test('is on the ballot with their supporters', async () => {
    const ravi = await createReader(stage);
    const entered = await enter(electionId, ravi.email);
    expect(entered.body.message).toBe(
      'Candidates entered. They are on the ballot when they have their supporters.',
    );
    await deliver();
    expect(stage.mail.taken.at(-1)?.raw.replaceAll('=\r\n', '').replaceAll(/\s+/g, ' ')).toContain(
      'once 1 proposer and 2 seconders who may vote for the position have confirmed',
    );
    expect(await ballot(electionId)).toEqual([]);
    const nomination = await mine(ravi);
    expect(nomination).toMatchObject({ status: 'pending', supporters: { isOpen: true } });
    // They can be entered until voting opens, so they have until then.
    await closeNominations(electionId);
    expect(await accept(nomination._id)).toMatchObject({ status: 409 });
    await supported(nomination._id);
    expect(await ballot(electionId)).toEqual([ravi.id]);
    await deliver();
    expect(stage.mail.taken.at(-1)?.raw.replaceAll('=\r\n', '')).toContain('You are on the ballot');
  });

  test('waits for an officer where one decided on them since', async () => {
    const ravi = await person();
    await enter(electionId, ravi.email);
    const { _id } = await mine(ravi);
    await admin.send('rejectNomination', { params: { id: _id } });
    await stand(ravi, electionId);
    await supported(_id);
    expect(await ballot(electionId)).toEqual([]);
    expect((await accept(_id)).status).toBe(200);
  });

  test('and had nominated themselves waits for supporters', async () => {
    expect((await enter(electionId, asha.email)).body.entered).toMatchObject([{ status: 'waits' }]);
    expect(await ballot(electionId)).toEqual([]);
    await supported();
    expect(await ballot(electionId)).toEqual([asha.id]);
  });

  test('cannot be, in an election that opened at once', async () => {
    await query(
      `update elections set starts_at = published_at - interval '1 second',
       nominations_close_at = ends_at where id = $1`,
      [electionId],
    );
    const { email } = await person();
    expect(await enter(electionId, email)).toMatchObject(refused('entered-need-supporters'));
  });
});

describe('many at once', () => {
  test('twenty people who support two candidates of a position count once each', async () => {
    const election = await electionWith({ proposers: 20, seconders: 20 });
    const mina = await person();
    const both = [await candidacy(asha, election), await candidacy(mina, election)];
    const people = await Promise.all(Array.from({ length: 20 }, () => person()));
    const votes = (some: readonly Actor[]) =>
      some.flatMap((one) => both.map((nomination) => yes(one, nomination)));
    // The first are held where they write: they are under way when the others come.
    const held = await stage.app.ctx.transact(async (tx) => {
      await sql`select from turnouts t join positions p on p.id = t.position_id
        where p.election_id = ${election} for update of t`.execute(tx);
      const first = votes(people.slice(0, 2));
      await untilWaiting(stage.app.ctx, 3);
      return first;
    });
    const sent = [...held, ...votes(people.slice(2))];
    const answers = await Promise.all(sent);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...people.map(() => 200), ...people.map(() => 409)]);
    const { rows } = await query(
      `select count(*)::int as rows, count(distinct account_id)::int as people
       from nomination_supporters where confirmed_at is not null and nomination_id = any($1)`,
      [both],
    );
    expect(rows).toEqual([{ rows: 20, people: 20 }]);
  });

  test('of many who want to be the one proposer, one is', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => person()));
    const answers = await Promise.all(people.map((one) => yes(one, id, 'proposer')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await mine(asha)).supporters.proposer.confirmed).toBe(1);
  });

  test('the database itself refuses a second candidate of a position', async () => {
    const other = await candidacy(await person());
    const ravi = await person();
    await yes(ravi, id);
    await expect(
      query(
        `insert into nomination_supporters (id, nomination_id, position_id, account_id, kind, confirmed_at)
         select gen_random_uuid(), id, position_id, $2, 'seconder', now() from nominations where id = $1`,
        [other, ravi.id],
      ),
    ).rejects.toThrow('nomination_supporters_position');
  });

  test('acceptance and taking back never leave a candidate on the ballot who lacks somebody', async () => {
    const [proposer] = await supported();
    const [accepted, taken] = await Promise.all([accept(id), no(proposer as Actor, id)]);
    expect(taken.status).toBe(200);
    expect([200, 409]).toContain(accepted.status);
    expect(await ballot(electionId)).toEqual([]);
  });
});

describe('what is kept', () => {
  test('of an account that goes is the number without the person', async () => {
    const people = await supported();
    const asks = await person({ email: 'gone@campus.example' });
    await ask(asha, id, 'proposer', asks.email);
    for (const one of [...people, asks]) {
      const own = await one.send('readOwnData');
      expect(own.body.supports).toMatchObject([
        { election: 'Spring', position: 'President', candidate: 'Asha Rao' },
      ]);
      expect((await admin.send('deleteUser', { params: { id: one.id } })).status).toBe(200);
    }
    const { rows } = await query('select account_id, named_as from nomination_supporters');
    expect(rows).toEqual(people.map(() => ({ account_id: null, named_as: '' })));
    expect(await pending()).toMatchObject([
      { supportedBy: { proposer: { confirmed: 1, names: [] }, seconder: { confirmed: 2 } } },
    ]);
    expect((await accept(id)).status).toBe(200);
  });

  test('of a candidate who goes is nobody, and their supporters are free', async () => {
    const [ravi] = await supported();
    const other = await candidacy(await person());
    await admin.send('deleteUser', { params: { id: asha.id } });
    expect((await yes(ravi as Actor, other, 'proposer')).status).toBe(200);
  });

  test('of whom candidates named is nothing once the election is over', async () => {
    const ravi = await person();
    await ask(asha, id, 'proposer', ravi.email);
    await ask(asha, id, 'seconder', 'nobody@campus.example');
    await yes(ravi, id, 'proposer');
    await forgetOld(stage.app.ctx);
    expect((await mine(asha)).supporters.asked).toHaveLength(2);
    await query(
      `update elections set starts_at = now() - interval '2 hours', nominations_close_at = now()
         - interval '2 hours', ends_at = now() - interval '1 hour' where id = $1`,
      [electionId],
    );
    await forgetOld(stage.app.ctx);
    const { rows } = await query('select account_id, named_as from nomination_supporters');
    expect(rows).toEqual([{ account_id: ravi.id, named_as: '' }]);
  });
});
