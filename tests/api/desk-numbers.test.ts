import { describe, expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import {
  app,
  holderOf,
  listedNumber,
  officer,
  password,
  registers,
  openNumberStage,
} from '#tests/support/number-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';

openNumberStage();

// What officers do about numbers: check-in and printed codes. How a proved one is given is in given-numbers.test.ts.

describe('at the desk', () => {
  test('officers find a number by name, mark it as proved, and take that back with a reason', async () => {
    const { number } = await listedNumber();
    const student = await createActor(app, { enrollmentNumber: number, name: 'Zubin Oddname' });
    const found = await officer.send('searchNumbers', { query: { search: 'zubin odd' } });
    expect(found.body.numbers).toMatchObject([
      { enrollmentNumber: number, holder: { _id: student.id, provedHow: null } },
    ]);
    const checked = await officer.send('checkIn', { body: { enrollmentNumber: number } });
    expect(checked.body.number.holder).toMatchObject({
      _id: student.id,
      provedHow: 'check-in',
      provedBy: officer.name,
    });
    const undo = { body: { enrollmentNumber: number, reason: 'The wrong line' } };
    const colleague = await createActor(app, { role: 'admin' });
    expect(await colleague.send('undoCheckIn', undo)).toMatchObject(
      refusedWith('check-in-settled'),
    );
    const without = await officer.send('undoCheckIn', { body: { enrollmentNumber: number } });
    expect(without.status).toBe(400);
    expect((await officer.send('undoCheckIn', undo)).status).toBe(200);
    expect(await holderOf(number)).toEqual({ id: student.id, proved_how: null });
    const lines = await app.ctx.db
      .selectFrom('records')
      .innerJoin('record_details', 'record_id', 'id')
      .select(['act', 'detail'])
      .where('object_id', '=', student.id)
      .where('act', 'like', 'number.%check-in')
      .orderBy('at')
      .execute();
    expect(lines).toEqual([
      { act: 'number.check-in', detail: number },
      { act: 'number.undo-check-in', detail: `${number}: The wrong line` },
    ]);
  });

  test('a check-in gives the number to the account of who stands there, and nobody checks in themselves', async () => {
    const { number } = await listedNumber();
    const squatter = await registers(number);
    const owner = await createActor(app, { enrollmentNumber: null });
    const body = { enrollmentNumber: number, email: owner.email };
    expect((await officer.send('checkIn', { body })).status).toBe(200);
    expect(await holderOf(number)).toEqual({ id: owner.id, proved_how: 'check-in' });
    const me = await squatter.send('readMe');
    expect(me.body.user.enrollmentNumber).toBeNull();
    const own = await officer.send('checkIn', {
      body: {
        ...(await listedNumber().then((one) => ({ enrollmentNumber: one.number }))),
        email: officer.email,
      },
    });
    expect(own).toMatchObject(refusedWith('own-number'));
    const unlisted = await officer.send('checkIn', { body: { enrollmentNumber: '0177ZZ990001' } });
    expect(unlisted).toMatchObject(refusedWith('number-not-listed'));
  });

  test('printed codes are shown once, kept as hashes, work once, and can be made void', async () => {
    const [one, two] = [await listedNumber(), await listedNumber()];
    const squatter = await registers(one.number);
    const numbers = [one.number, two.number];
    const first = await officer.send('printNumberCodes', { body: { numbers } });
    const second = await officer.send('printNumberCodes', { body: { numbers } });
    const codes = new Map<string, string>(
      second.body.codes.map((line: { enrollmentNumber: string; code: string }) => [
        line.enrollmentNumber,
        line.code,
      ]),
    );
    const kept = await app.ctx.db.selectFrom('printed_codes').selectAll().execute();
    for (const code of codes.values()) {
      expect(code).toHaveLength(12);
      expect(JSON.stringify(kept)).not.toContain(code);
    }
    const owner = await createActor(app, { enrollmentNumber: null });
    const attempt = (number: string, code = '') =>
      owner.send('useNumberCode', { body: { enrollmentNumber: number, code } });
    const reprinted = await attempt(one.number, first.body.codes[0].code);
    expect(reprinted, 'printed anew').toMatchObject(refusedWith('code-wrong'));
    expect(await attempt(two.number, codes.get(one.number))).toMatchObject(
      refusedWith('code-wrong'),
    );
    expect((await attempt(one.number, codes.get(one.number))).status).toBe(200);
    expect(await holderOf(one.number)).toEqual({ id: owner.id, proved_how: 'code' });
    expect((await squatter.send('readMe')).body.user.enrollmentNumber).toBeNull();
    await officer.send('voidNumberCodes', { body: { numbers: [two.number] } });
    const late = { enrollmentNumber: two.number, code: codes.get(two.number) };
    const registered = await app.send('registerWithNumber', {
      body: { ...late, name: 'Late', email: 'late@campus.example', password },
    });
    expect(registered).toMatchObject(refusedWith('code-wrong'));
  });

  test('a printed code works for sixty days', async () => {
    const { number } = await listedNumber();
    const { body } = await officer.send('printNumberCodes', { body: { numbers: [number] } });
    const madeBefore = (days: number) =>
      app.ctx.transact((tx) =>
        tx
          .updateTable('printed_codes')
          .set({ made_at: new Date(Date.now() - days * 24 * 3_600_000) })
          .where('enrollment_number', '=', number)
          .execute(),
      );
    const isOut = async () => {
      const found = await officer.send('searchNumbers', { query: { search: number } });
      return found.body.numbers[0].hasCode;
    };
    const owner = await createActor(app, { enrollmentNumber: null });
    const given = { enrollmentNumber: number, code: body.codes[0].code };
    await madeBefore(61);
    expect(await owner.send('useNumberCode', { body: given })).toMatchObject(
      refusedWith('code-wrong'),
    );
    expect(await isOut()).toBe(false);
    await madeBefore(59);
    expect(await isOut()).toBe(true);
    expect((await owner.send('useNumberCode', { body: given })).status).toBe(200);
  });

  test('a password that many people have is refused with a code as well', async () => {
    const { number } = await listedNumber();
    const { body } = await officer.send('printNumberCodes', { body: { numbers: [number] } });
    const given = { enrollmentNumber: number, code: body.codes[0].code, name: 'The owner' };
    for (const weak of ['password1', ' '.repeat(10), number.toLowerCase()]) {
      const answer = await app.send('registerWithNumber', {
        body: { ...given, email: 'weak@campus.example', password: weak },
      });
      expect(answer.status, weak).toBe(400);
      expect(answer.body.fields, weak).toHaveProperty('password');
    }
    expect(await holderOf(number)).toBeNull();
  });

  test('who has a printed code registers with it, whoever has the number', async () => {
    const { number } = await listedNumber();
    await registers(number);
    const { body } = await officer.send('printNumberCodes', { body: { numbers: [number] } });
    const answer = await app.send('registerWithNumber', {
      body: {
        enrollmentNumber: number,
        code: body.codes[0].code,
        name: 'The owner',
        email: 'printed@campus.example',
        password,
      },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const me = await app.as(answer.cookie).send('readMe');
    expect(me.body, 'a printed code confirms no address').toMatchObject({
      isEmailConfirmed: false,
      user: { enrollmentNumber: number },
    });
  });
});
