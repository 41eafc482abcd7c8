import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/api.ts';
import { createAccount, createContact, createMember } from './factories.ts';
import { endedElection } from './outcome-stage.ts';
import type { TestApp } from './test-app.ts';
import type { Given, WalkedCall } from './walked-call.ts';
import { adminOnly, everybody, nothing, officersOnly, userOnly } from './walked-call.ts';

/** The calls about people and their accounts. */
export function peopleWalk(server: () => TestApp) {
  const pendingAccount = async (): Promise<Given> => {
    const account = await createAccount(server().ctx, { role: 'faculty', isVerified: false });
    return { params: { id: account.id } };
  };
  const officer = async (): Promise<Given> => {
    const account = await createAccount(server().ctx, { role: 'council' });
    return { params: { id: account.id } };
  };
  const unknownLink = () => ({ params: { id: randomUUID() } });
  return {
    listUsers: { statuses: adminOnly, given: () => ({ query: { search: 'person', page: '2' } }) },
    readHandOver: { statuses: adminOnly, given: nothing },
    handOver: { statuses: adminOnly, given: () => ({ body: {} }) },
    readRoleLink: {
      statuses: [403, 403, 403, 403, 403, 403],
      given: () => ({ body: { token: 'forged' } }),
    },
    takeRole: {
      statuses: [401, 403, 403, 409, 409, 401],
      given: () => ({ body: { token: 'forged' } }),
    },
    endRoleLink: { statuses: [401, 403, 403, 403, 403, 401], given: unknownLink },
    suspendUser: {
      statuses: adminOnly,
      given: async () => ({
        params: { id: (await createAccount(server().ctx)).id },
        body: { reason: 'Shared the password' },
      }),
    },
    liftSuspension: { statuses: adminOnly, given: pendingAccount },
    changeRole: {
      statuses: adminOnly,
      given: async () => ({ ...(await pendingAccount()), body: { role: 'council' } }),
    },
    correctUser: {
      statuses: adminOnly,
      given: async () => ({ ...(await pendingAccount()), body: { name: 'Asha Rao' } }),
    },
    sendResetLink: { statuses: adminOnly, given: pendingAccount },
    showLink: { statuses: adminOnly, given: officer },
    readOwnData: { statuses: userOnly, given: nothing },
    listSessions: { statuses: userOnly, given: nothing },
    endSessions: { statuses: userOnly, given: nothing },
    chooseLanguage: { statuses: userOnly, given: () => ({ body: { language: 'en' } }) },
    changeName: { statuses: userOnly, given: () => ({ body: { name: 'Asha Rao' } }) },
    changeEmail: {
      statuses: [401, 403, 403, 403, 403, 401],
      given: () => ({
        body: { email: `${randomUUID()}@campus.example`, currentPassword: 'not this one' },
      }),
    },
    deleteOwnAccount: {
      statuses: [401, 403, 403, 403, 403, 401],
      given: () => ({ body: { currentPassword: 'not this one' } }),
    },
    answerContact: {
      statuses: officersOnly,
      given: async () => ({
        params: { id: await createContact(server().ctx) },
        body: { entryId: randomUUID(), text: 'From nine to nine.' },
      }),
    },
    readLinkedMessage: {
      statuses: [403, 403, 403, 403, 403, 403],
      given: () => ({ body: { token: 'old' } }),
    },
    moveMember: {
      statuses: officersOnly,
      given: async () => ({
        params: { id: await createMember(server().ctx) },
        body: { position: 'media secretary' },
      }),
    },
    seatWinner: {
      statuses: officersOnly,
      given: async () => {
        const election = await endedElection(server(), [1]);
        const [position] = election.positions;
        return {
          body: {
            electionId: election.id,
            positionId: position?.id ?? '',
            position: 'President',
          },
        };
      },
    },
    listTerms: { statuses: everybody, given: nothing },
  } satisfies { [N in CallName]?: WalkedCall };
}
