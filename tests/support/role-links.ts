import type { Actor } from './factories.ts';
import type { TestApp } from './test-app.ts';

type RoleLink = { _id: string; url: string } & Record<string, unknown>;

/** The open links that carry a role, as an admin reads them, and the token of the newest. */
export async function roleLinks(admin: Actor): Promise<{ links: RoleLink[]; token: string }> {
  const { links } = (await admin.send('readHandOver')).body as { links: RoleLink[] };
  return { links, token: links.at(-1)?.url.split('#token=')[1] ?? '' };
}

/** Registers somebody with a link that carries a role. */
export const registerWith = (
  server: Pick<TestApp, 'send'>,
  given: { roleLink?: string; email: string },
  from = '198.51.100.7',
) =>
  server.send('register', {
    body: { name: 'Next Officer', password: 'a lamp by the sea', role: 'faculty', ...given },
    from,
  });
