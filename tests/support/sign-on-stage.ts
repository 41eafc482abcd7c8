import { afterThis } from './after-this.ts';
import { openSignOnProvider } from './sign-on-provider.ts';
import type { Person, SignOnProvider } from './sign-on-provider.ts';
import type { Answer, Caller, TestApp } from './test-app.ts';
import { startTestApp } from './test-app.ts';

let count = 0;

/** A server that knows a real provider, and the ways that people go between the two. */
export interface SignOnStage {
  app: TestApp;
  provider: SignOnProvider;
  /** Somebody at the university, with a number of this campus unless told otherwise. */
  person(given?: Partial<Person>): Required<Pick<Person, 'name' | 'email'>> & Person;
  /** Goes to the provider and comes back with what the browser would bring. */
  goAndReturn(
    subject: string,
    options?: { by?: Caller; connects?: boolean },
  ): Promise<{ key: string; search: string }>;
  /** The whole log-in. */
  logIn(subject: string, by?: Caller): Promise<Answer>;
  close(): Promise<void>;
}

export async function setSignOnStage(): Promise<SignOnStage> {
  const provider = await openSignOnProvider('http://localhost');
  const app = await startTestApp({ signOn: provider.settings });
  const stage: SignOnStage = {
    app,
    provider,
    person(given = {}) {
      count += 1;
      const person = {
        subject: `subject-${count}`,
        name: `Asha Rao ${'abcdefghij'[count % 10]}`,
        email: `asha${count}@campus.example`,
        email_verified: true,
        student_number: `0177CS25${String(count).padStart(4, '0')}`,
        ...given,
      };
      provider.people.set(person.subject, person);
      return person;
    },
    async goAndReturn(subject, { by = app, connects = false } = {}) {
      const started = await by.send('startSignOn', { body: { connects } });
      if (started.status !== 200) throw new Error(`not started: ${started.body.message}`);
      const { url, key } = started.body;
      return { key, search: await provider.logIn(url, subject) };
    },
    async logIn(subject, by = app) {
      return by.send('finishSignOn', { body: await stage.goAndReturn(subject, { by }) });
    },
    async close() {
      await app.close();
      await provider.close();
    },
  };
  return stage;
}

/** A provider alone, closed after the test. */
export async function startSignOnProvider(publicUrl = 'http://localhost') {
  const provider = await openSignOnProvider(publicUrl);
  afterThis(() => provider.close());
  return provider;
}
