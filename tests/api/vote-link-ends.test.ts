import { describe, expect, test } from 'vitest';
import { closeElectionNow } from '#tests/support/factories.ts';
import { createByList, emailTo, putOnList, voteTokenIn } from '#tests/support/list-email-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import {
  accountOf,
  openVoteLinkStage,
  query,
  read,
  register,
  stage,
  written,
} from '#tests/support/vote-link-stage.ts';

// When a link to vote proves nothing any more: by the rows of now.

openVoteLinkStage();

describe('until the election is over, by its end of now', () => {
  test.each([
    ['closed', "ends_at = now() - interval '1 second'", 'over'],
    ['cancelled', "state = 'cancelled'", 'over'],
    ['extended', "ends_at = now() + interval '9 days'", 'works'],
    [
      'paused, past its end',
      "state = 'paused', paused_at = now(), ends_at = now() - interval '1 minute'",
      'works',
    ],
    [
      'not open yet',
      "starts_at = now() + interval '1 hour', ends_at = now() + interval '2 hours'",
      'works',
    ],
  ] as const)('%s', async (_, what, state) => {
    const { election, token } = await written();
    await query(`update elections set ${what} where id = $1`, [election.id]);
    expect((await read(token)).body).toMatchObject({ state, election: { _id: election.id } });
    const made = await register(token);
    if (state === 'over') expect(made).toMatchObject(refusedWith('vote-link-over'));
    else expect(made).toMatchObject({ status: 201 });
  });

  test('a draft again, a rehearsal, or open to all: the link is of nothing', async () => {
    const { election, token } = await written();
    for (const what of ["state = 'draft'", "state = 'published', is_rehearsal = true"]) {
      await query(`update elections set ${what} where id = $1`, [election.id]);
      expect(await read(token)).toMatchObject(refusedWith('vote-link-invalid'));
    }
  });

  test('closed while many press: an account or that sentence, and nothing else', async () => {
    const links = [];
    const election = await createByList(stage);
    for (let n = 0; n < 8; n += 1) links.push(await putOnList(stage));
    await stage.run();
    const tokens = links.map(({ email }) => voteTokenIn(emailTo(stage, email).words));
    const [, ...answers] = await Promise.all([
      closeElectionNow(stage.app.ctx, election.id),
      ...tokens.map((token) => register(token)),
    ]);
    for (const { status, body } of answers) {
      expect([201, 403], JSON.stringify(body)).toContain(status);
      if (status === 403) expect(body.reason).toBe('vote-link-over');
    }
  });
});

describe('as long as the list has the address for the number', () => {
  const remove = (number: string) =>
    query('update voter_list_entries set removed_at = now() where enrollment_number = $1', [
      number,
    ]);

  test('removed, and on the list again', async () => {
    const { person, token } = await written();
    await remove(person.number);
    expect((await read(token)).body).toEqual({ state: 'used' });
    expect(await register(token)).toMatchObject(refusedWith('vote-link-used'));
    await putOnList(stage, { ...person, email: 'another@campus.example' });
    expect((await read(token)).body.state, 'another address').toBe('used');
    await remove(person.number);
    await putOnList(stage, { ...person, email: person.email.toUpperCase() });
    expect((await read(token)).body.state).toBe('works');
  });

  test('removed while somebody presses: the press waits, and finds it', async () => {
    const { person, token } = await written();
    const client = await stage.app.ctx.pool.connect();
    await client.query('begin');
    await client.query(
      'update voter_list_entries set removed_at = now() where enrollment_number = $1',
      [person.number],
    );
    const pressed = register(token);
    await untilWaiting(stage.app.ctx);
    await client.query('commit');
    client.release();
    expect(await pressed).toMatchObject(refusedWith('vote-link-used'));
    expect(await accountOf(person.number)).toBeUndefined();
  });

  test('a link of one list is none for the own list of another election', async () => {
    const { token } = await written();
    const other = await createByList(stage, { ownList: true });
    const bytes = Buffer.from(token, 'base64url');
    Buffer.from(other.id.replaceAll('-', ''), 'hex').copy(bytes);
    expect(await read(bytes.toString('base64url'))).toMatchObject(refusedWith('vote-link-invalid'));
  });
});
