import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/api.ts';
import { forgetOldFiles } from '#server/complaints/forget-files.ts';
import { retentionJobs } from '#server/retention/forget-old.ts';
import { sweepUploads } from '#server/uploads/sweep-uploads.ts';
import { backUp, restoreInto, startServerProcess } from '#tests/support/backups.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { endedElection, setClosed } from '#tests/support/outcome-stage.ts';
import { phonePhoto, smallPicture } from '#tests/support/pictures.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { askAsOwner, startBeside } from '#tests/support/test-app.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';
import type { Part } from '#tests/support/upload.ts';
import { uploadTo } from '#tests/support/upload.ts';

startWithTwoOfficers();

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
let election: TestElection;
let voter: Actor;
let picture: Buffer;
beforeEach(async () => {
  election = await createElection(app.ctx);
  voter = await createActor(app, { name: 'Zoya Khan' });
  picture = await smallPicture('png');
});

const send = (who: Actor | null, part: Part | Part[], { id } = election) =>
  uploadTo(app, who, `/api/complaint/upload/${id}`, ...(Array.isArray(part) ? part : [part]));
const sent = async (bytes: Buffer = pdf, who = voter, where = election): Promise<string> => {
  const { status, body } = await send(who, { bytes }, where);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.file._id;
};
const complain = (given: Partial<Input<'createComplaint'>> = {}, who = voter) =>
  who.send('createComplaint', {
    body: {
      electionId: election.id,
      about: 'voting',
      subject: 'The room',
      text: 'It was locked.',
      ...given,
    },
  });
const read = (who: Pick<Actor, 'cookie'> | null, id: string, follow?: string, from = app) =>
  from.fastify.inject({
    method: 'POST',
    url: '/api/complaint/file',
    payload: { id, ...(follow !== undefined && { follow }) },
    headers: who === null ? {} : { cookie: who.cookie },
  });
const statusOf = async (...given: Parameters<typeof read>) => (await read(...given)).statusCode;
const filesOf = async () => {
  const { rows } = await app.ctx.pool.query<{ id: string }>(
    `select id from appeal_files where election_id = $1 order by uploaded_at`,
    [election.id],
  );
  return rows.map(({ id }) => id);
};
/** A number of the complaint that stands in an e-mail. */
async function replyNumber(accused: Actor): Promise<string> {
  const { rows } = await app.ctx.pool.query<{ text_body: string }>(
    `select text_body from emails where to_address = $1 and key like 'complained-about:%'`,
    [accused.email],
  );
  return rows[0]?.text_body.match(/\/complaint\/([0-9A-Z-]+)/)?.[1] ?? '';
}

describe('a file of a complaint', () => {
  test('is read by who filed, by whom it is about, and by officers, and by nobody else', async () => {
    const accused = await createActor(app, { name: 'Binod Shah' });
    await app.ctx.pool.query('update accounts set email_confirmed_at = now() where id = $1', [
      accused.id,
    ]);
    election = await createElection(app.ctx, { positions: { President: 1 }, nominees: [accused] });
    const id = await sent();
    // Until the complaint is sent it is its uploader's alone.
    expect([await statusOf(voter, id), await statusOf(council, id)]).toEqual([200, 404]);
    const ofId = election.positions[0]?.candidates[0]?.id ?? null;
    const { status, body } = await complain({ about: 'candidate', ofId, files: [id] });
    expect(status, JSON.stringify(body)).toBe(201);

    const own = await replyNumber(accused);
    expect(own).not.toBe('');
    for (const number of [body.follow, own]) {
      expect((await read(null, id, number)).rawPayload.equals(pdf)).toBe(true);
      const followed = await app.send('followComplaint', { body: { follow: number } });
      expect(followed.body.files).toEqual([{ _id: id, kind: 'pdf', bytes: pdf.length }]);
    }
    for (const who of [voter, council, admin]) expect(await statusOf(who, id)).toBe(200);
    const others = [null, accused, await createActor(app)];
    others.push(await createActor(app, { role: 'observer' }));
    for (const who of others) {
      const answer = await read(who, id);
      expect([answer.statusCode, answer.json().reason]).toEqual([404, 'unknown-complaint-file']);
    }
    // A wrong number is not made good by who says it.
    for (const who of [null, voter, council]) {
      expect(await statusOf(who, id, '2222-2222-2222-2222')).toBe(404);
    }
    const [row] = (await council.send('listAppeals', { query: { election: election.id } })).body;
    expect(row.files).toEqual([{ _id: id, kind: 'pdf', bytes: pdf.length }]);
    const mine = (await voter.send('readOwnData')).body;
    expect(mine.appeals).toMatchObject([{ files: [{ _id: id, kind: 'pdf' }] }]);
  });

  test('is hidden from the officer whom the complaint is about, while another officer reads it', async () => {
    const id = await sent();
    await complain({ about: 'officer', ofId: council.id, files: [id] });
    expect([await statusOf(council, id), await statusOf(admin, id)]).toEqual([404, 200]);
    const [row] = (await council.send('listAppeals', { query: { election: election.id } })).body;
    expect(row).toMatchObject({ isHidden: true, files: [] });
  });

  test('is not opened by the number of another complaint', async () => {
    const id = await sent();
    await complain({ files: [id] });
    const other = await createActor(app);
    const { body } = await complain({}, other);
    expect(await statusOf(null, id, body.follow)).toBe(404);
    expect(await statusOf(null, '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42', body.follow)).toBe(404);
  });

  test('goes into one complaint, of the account and the election it was sent for', async () => {
    const id = await sent();
    const other = await createActor(app);
    const elsewhere = await createElection(app.ctx);
    const unknown = refusedWith('unknown-complaint-file');
    expect(await complain({ files: [id] }, other)).toMatchObject(unknown);
    expect(await complain({ files: [id], electionId: elsewhere.id })).toMatchObject(unknown);
    expect(await complain({ files: [id, id] })).toMatchObject(unknown);
    // Nothing was filed, and the file is still there.
    const many = await Promise.all([complain({ files: [id] }), complain({ files: [id] })]);
    expect(many.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404]);
    const form = await voter.send('readComplaintForm', { params: { id: election.id } });
    expect(form.body.left).toBe(2);
  });

  test('is one of three, which keep their order', async () => {
    const ids = await Promise.all([sent(pdf), sent(picture), sent(await smallPicture('jpeg', 9))]);
    const [a, b, c] = ids;
    const four = await complain({ files: [a, b, c, await sent()] });
    expect([four.status, four.body.fields]).toEqual([400, { files: 'Send three files at most' }]);
    const { body } = await complain({ files: [c, a, b] });
    const followed = await app.send('followComplaint', { body: { follow: body.follow } });
    expect(followed.body.files.map(({ _id }: { _id: string }) => _id)).toEqual([c, a, b]);
    expect((await read(voter, b)).headers['content-disposition']).toBe(
      'attachment; filename="complaint-1-file-3.webp"',
    );
  });

  test('is kept by no cache and run by no browser', async () => {
    for (const [bytes, type] of [
      [pdf, 'application/pdf'],
      [picture, 'image/webp'],
    ] as const) {
      const id = await sent(bytes);
      const { headers } = await read(voter, id);
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': expect.stringMatching(/^attachment; /),
      });
      expect(headers['etag']).toBeUndefined();
      for (const url of [`/uploads/${id}.webp`, `/api/complaint/file?id=${id}`]) {
        expect((await app.fastify.inject(url)).statusCode).toBe(404);
      }
    }
  });

  test('that is a photo says nothing of the phone and the place', async () => {
    const photo = await phonePhoto();
    expect((await sharp(photo).metadata()).exif?.includes('TellTale')).toBe(true);
    const { rawPayload } = await read(voter, await sent(photo));
    const { format, exif, width, height } = await sharp(rawPayload).metadata();
    expect({ format, exif, width, height }).toEqual({ format: 'webp', width: 1200, height: 1600 });
    for (const trace of ['TellTale', 'GPS']) expect(rawPayload.includes(trace)).toBe(false);
  });

  test('is in a backup, byte for byte', async () => {
    const id = await sent(picture);
    const { body } = await complain({ files: [id] });
    const before = (await read(null, id, body.follow)).rawPayload;
    const copy = await startServerProcess();
    await restoreInto(copy, (await backUp(app)).file);
    expect((await read(null, id, body.follow, copy)).rawPayload.equals(before)).toBe(true);
  });

  test('is there after a restart, and in another process', async () => {
    const id = await sent();
    const { body } = await complain({ files: [id] });
    const beside = await startBeside(app);
    try {
      expect(await statusOf(null, id, body.follow, beside)).toBe(200);
    } finally {
      await beside.close();
    }
  });
});

describe('refused is', () => {
  test.each([
    ['a page that calls itself a picture', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a page that holds a PDF', '<html>%PDF-1.7'],
    ['a program', 'MZ\u0090\u0000'],
  ])('%s', async (_, bytes) => {
    const answer = await send(voter, { bytes, name: 'proof.png', type: 'image/png' });
    expect(answer).toMatchObject(refusedWith('not-a-complaint-file'));
    expect(await filesOf()).toEqual([]);
  });

  test('what is empty, too large, or two at once', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]);
    expect(await send(voter, { bytes: '' })).toMatchObject(refusedWith('not-a-complaint-file'));
    expect(await send(voter, { bytes: large })).toMatchObject(
      refusedWith('complaint-file-too-large'),
    );
    expect(await send(voter, [{ bytes: pdf }, { bytes: pdf }])).toMatchObject(
      refusedWith('several-files'),
    );
    expect((await send(voter, { bytes: large.subarray(0, 5 * 1024 * 1024) })).status).toBe(201);
  });

  test('whoever could not complain', async () => {
    expect((await send(null, { bytes: pdf })).status).toBe(401);
    const observer = await createActor(app, { role: 'observer' });
    expect(await send(observer, { bytes: pdf })).toMatchObject(refusedWith('not-on-roll'));
    const over = await endedElection(app, [1, 2]);
    await setClosed(app, over.id, 'appeals_until', new Date());
    expect(await send(voter, { bytes: pdf }, over)).toMatchObject(refusedWith('appeals-over'));
    for (let count = 0; count < 3; count += 1) await complain();
    expect(await send(voter, { bytes: pdf })).toMatchObject(refusedWith('appeals-full'));
  });

  test('more than thirty a day of one account, and more than there is room for', async () => {
    const room = Buffer.alloc(5 * 1024 * 1024, 1);
    await askAsOwner(
      app,
      `insert into appeal_files (id, election_id, account_id, kind, bytes, content)
       select gen_random_uuid(), $1, $2, 'pdf', octet_length($3::bytea), $3::bytea from generate_series(1, 100)`,
      [election.id, voter.id, room],
    );
    expect(await send(voter, { bytes: pdf })).toMatchObject(refusedWith('complaint-files-full'));
    await app.ctx.pool.query('delete from appeal_files');
    const statuses = [];
    for (let count = 0; count < 30; count += 1) {
      statuses.push((await send(voter, { bytes: pdf })).status);
    }
    // The one without room counts too.
    expect(statuses).toEqual([...Array.from({ length: 29 }, () => 201), 429]);
  });
});

describe('a file is gone', () => {
  test('a day after it was sent for no complaint', async () => {
    const [left, used] = [await sent(), await sent()];
    await complain({ files: [used] });
    await askAsOwner(app, `update appeal_files set uploaded_at = now() - interval '25 hours'`);
    await retentionJobs(app.ctx)['forget-expired']();
    expect(await filesOf()).toEqual([used]);
    expect(await sweepUploads(app.ctx)).toBe(0);
    expect(await statusOf(voter, left)).toBe(404);
  });

  test('with the account that sent it, in an election with votes too', async () => {
    election = await createElection(app.ctx, { nominees: [voter] });
    await complain({ files: [await sent()] });
    const { status } = await admin.send('deleteUser', { params: { id: voter.id } });
    expect(status).toBe(200);
    expect(await filesOf()).toEqual([]);
  });

  test('with the election, and with what is kept of it', async () => {
    const id = await sent();
    await complain({ files: [id] });
    await app.ctx.transact(forgetOldFiles);
    expect(await filesOf()).toEqual([id]);
    await askAsOwner(app, 'update elections set voters_forgotten_at = now() where id = $1', [
      election.id,
    ]);
    await app.ctx.transact(forgetOldFiles);
    expect(await filesOf()).toEqual([]);

    election = await createElection(app.ctx);
    const other = await sent();
    await complain({ files: [other] });
    const deleted = await admin.send('deleteElection', { params: { id: election.id } });
    expect(deleted.status, JSON.stringify(deleted.body)).toBe(200);
    expect(await filesOf()).toEqual([]);
  });
});
