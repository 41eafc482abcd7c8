import { describe, expect, test, vi } from 'vitest';
import { uploadIdOf } from '#core/pictures/picture-address.ts';
import {
  createAccount,
  createActor,
  createElection,
  createUpload,
} from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const server = testApp();

const rowOf = (id: string) =>
  server.ctx.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a picture', () => {
  test('is changed by oneself, seen at once everywhere, and taken away by ""', async () => {
    const student = await createActor(server);
    expect((await student.send('readMe')).body.user.profileImg).toBe('');
    const profileImg = await createUpload(server.ctx);
    const params = { id: student.id };
    const answer = await student.send('editStudent', { params, body: { profileImg } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      user: {
        _id: student.id,
        name: student.name,
        email: student.email,
        role: 'student',
        profileImg,
        enrollmentNumber: student.enrollmentNumber,
        verified: true,
      },
      message: 'Profile updated successfully',
    });
    expect((await student.send('readMe')).body.user).toEqual(answer.body.user);
    const gone = await student.send('editStudent', { params, body: { profileImg: '' } });
    expect(gone.body.user.profileImg).toBe('');
    expect((await student.send('readMe')).body.user.profileImg).toBe('');
  });

  test('by an id in whichever case', async () => {
    const student = await createActor(server);
    const params = { id: student.id.toUpperCase() };
    const answer = await student.send('editStudent', { params, body: { profileImg: '' } });
    expect(answer.status).toBe(200);
  });

  test('of a candidate by an admin counts on the page of an open ballot that shows it, and one’s own does not', async () => {
    const [asha, admin] = [await createActor(server), await createActor(server, { role: 'admin' })];
    const { id } = await createElection(server.ctx, { nominees: [asha], standings: 'live' });
    const set = async (by: typeof asha) => {
      const body = { profileImg: await createUpload(server.ctx) };
      const params = { id: asha.id };
      expect((await by.send('editStudent', { params, body })).status).toBe(200);
      const { elections } = (await server.send('listElections')).body;
      const page = elections.find(({ _id }: { _id: string }) => _id === id);
      expect(page.nominations[0].nominee.profileImg).toBe(body.profileImg);
      return page.countedActs;
    };
    expect(await set(asha)).toBeUndefined();
    expect(await set(admin)).toEqual([{ kind: 'candidates', count: 1, mostByOne: 1 }]);
  });

  test('and nothing else: every other field is ignored', async () => {
    const student = await createActor(server);
    const before = await rowOf(student.id);
    const profileImg = await createUpload(server.ctx);
    const answer = await student.send('editStudent', {
      params: { id: student.id },
      body: {
        profileImg,
        role: 'admin',
        name: 'Somebody Else',
        email: 'else@campus.example',
        enrollmentNumber: '0177ZZ990000',
        verified: false,
        is_verified: false,
        password: 'something new',
        _id: '00000000-0000-4000-8000-000000000000',
      },
    });
    expect(answer.status).toBe(200);
    expect(await rowOf(student.id)).toEqual({ ...before, upload_id: uploadIdOf(profileImg) });
  });

  test.each([
    'https://elsewhere.example/a.png',
    '//elsewhere.example/a.webp',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    `/uploads/${'0'.repeat(64)}.webp`,
    `/uploads/${'0'.repeat(64)}-192.webp`,
    '/uploads/../../etc/passwd',
    null,
    7,
  ])('whose address is %j is refused', async (profileImg) => {
    const student = await createActor(server);
    const answer = await student.send('editStudent', {
      params: { id: student.id },
      body: { profileImg },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      profileImg: 'Please choose an image that was uploaded here',
    });
  });
});

describe('somebody else’s account', () => {
  test.each(['student', 'faculty', 'council'] as const)('is not for %s', async (role) => {
    const actor = await createActor(server, { role });
    const profileImg = await createUpload(server.ctx);
    for (const [call, other] of [
      ['editStudent', await createAccount(server.ctx)],
      ['editUser', await createAccount(server.ctx, { role: 'faculty' })],
    ] as const) {
      const answer = await actor.send(call, { params: { id: other.id }, body: { profileImg } });
      expect(answer).toMatchObject(refusedWith('not-yourself'));
      expect((await rowOf(other.id)).upload_id).toBeNull();
    }
  });

  test('is for an admin, who leaves a line in the record', async () => {
    const admin = await createActor(server, { role: 'admin' });
    const student = await createActor(server);
    expect((await student.send('readMe')).body.user.profileImg).toBe('');
    const profileImg = await createUpload(server.ctx);
    const params = { id: student.id };
    expect((await admin.send('editStudent', { params, body: { profileImg } })).status).toBe(200);
    expect((await student.send('readMe')).body.user.profileImg).toBe(profileImg);
    const own = { params: { id: admin.id }, body: { profileImg } };
    expect((await admin.send('editUser', own)).status).toBe(200);
    const records = await server.ctx.db
      .selectFrom('records')
      .select(['act', 'object_id'])
      .where('actor_id', '=', admin.id)
      .execute();
    expect(records).toEqual([{ act: 'account.edit', object_id: student.id }]);
  });

  test('has a call for its role; the other one names it', async () => {
    const admin = await createActor(server, { role: 'admin' });
    const student = await createActor(server);
    const faculty = await createActor(server, { role: 'faculty' });
    const body = { profileImg: await createUpload(server.ctx) };
    const edits = [
      student.send('editUser', { params: { id: student.id }, body }),
      faculty.send('editStudent', { params: { id: faculty.id }, body }),
      admin.send('editUser', { params: { id: student.id }, body }),
      admin.send('editStudent', { params: { id: faculty.id }, body }),
    ];
    for (const answer of await Promise.all(edits)) {
      expect(answer).toMatchObject(refusedWith('other-edit-call'));
    }
    const unknown = [
      admin.send('editUser', { params: { id: crypto.randomUUID() }, body }),
      admin.send('editUser', { params: { id: 'not-an-id' }, body }),
    ];
    for (const answer of await Promise.all(unknown)) {
      expect(answer).toMatchObject(refusedWith('unknown-user'));
    }
  });
});

test('what was read while an account changed is not remembered', async () => {
  const student = await createActor(server);
  const admin = await createActor(server, { role: 'admin' });
  await admin.send('readMe');
  const profileImg = await createUpload(server.ctx);
  const pools = Object.getPrototypeOf(server.ctx.pool) as typeof server.ctx.pool;
  const { query } = pools;
  const slow = vi.spyOn(pools, 'query').mockImplementationOnce(async function slowly(
    this: typeof pools,
    ...given: Parameters<typeof query>
  ) {
    const read: unknown = await Promise.resolve(query.apply(this, given));
    await admin.send('editStudent', { params: { id: student.id }, body: { profileImg } });
    return read;
  } as never);
  expect((await student.send('readMe')).body.user.profileImg).toBe('');
  expect(slow).toHaveBeenCalled();
  slow.mockRestore();
  expect((await student.send('readMe')).body.user.profileImg).toBe(profileImg);
});
