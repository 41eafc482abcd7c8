import { expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const server = testApp();

const message = {
  name: 'Zoya Rahman',
  email: 'zoya@campus.example',
  category: 'grievances',
  message: 'The library closes too early.\nPlease keep it open until ten.',
};

test('a message goes through its states and is gone when deleted', async () => {
  const sent = await server.send('createContact', { body: message });
  expect(sent.status).toBe(201);
  expect(sent.body.message).toBe('Message sent successfully.');
  expect(sent.body.contact).toMatchObject({ ...message, resolved: 2 });

  const officer = await createActor(server, { role: 'council' });
  const params = { id: sent.body.contact._id };
  const resolved = await officer.send('resolveContact', { params });
  expect(resolved.body).toMatchObject({
    message: 'Contact resolved successfully',
    contact: { resolved: 1 },
  });
  const rejected = await officer.send('rejectContact', { params });
  expect(rejected.body).toMatchObject({
    message: 'Contact rejected successfully',
    contact: { resolved: 0 },
  });
  expect((await officer.send('deleteContact', { params })).body.message).toBe(
    'Contact deleted successfully',
  );
  expect((await officer.send('deleteContact', { params })).status).toBe(404);
  const { body } = await officer.send('listContacts');
  expect(body.map((one: { _id: string }) => one._id)).not.toContain(params.id);
});

test('newest first', async () => {
  for (const text of ['first', 'second']) {
    await server.send('createContact', { body: { ...message, message: text } });
  }
  const officer = await createActor(server, { role: 'admin' });
  const { body } = await officer.send('listContacts');
  expect(body.map((one: { message: string }) => one.message)).toEqual(['second', 'first']);
});

test.each(['name', 'email', 'category', 'message'] as const)(
  'without %s: Please fill all fields',
  async (field) => {
    const answer = await server.send('createContact', { body: { ...message, [field]: '' } });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('Please fill all fields');
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  },
);
