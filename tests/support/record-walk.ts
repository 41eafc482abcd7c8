import { electionJobs } from '#server/closing/close.ts';
import type { CallName } from '#contract/api.ts';
import type { Row } from './contract-row.ts';
import { closeElectionNow, createElection } from './factories.ts';
import type { TestApp } from './test-app.ts';
import type { WalkedCall } from './walked-call.ts';
import { everybody, nothing, officersOnly } from './walked-call.ts';

/** The calls about the record, for the walk of every call by every role. */
export function recordWalk(server: () => TestApp) {
  return {
    listRecord: { statuses: officersOnly, observer: 200, given: nothing },
    readElectionRecord: {
      statuses: [200, 200, 200, 200, 200, 200],
      given: async () => ({ params: { id: (await createElection(server().ctx)).id } }),
    },
    readRecordFeed: { statuses: everybody, given: nothing },
    readRecountKit: {
      statuses: everybody,
      given: async () => {
        const { ctx } = server();
        const { id } = await createElection(ctx);
        await closeElectionNow(ctx, id);
        await electionJobs(ctx)['close-election']({ electionId: id });
        return { params: { id } };
      },
    },
  } satisfies { [N in CallName]?: WalkedCall };
}

/** The same calls as the contract describes them. */
export const recordRows: Row[] = [
  {
    call: 'GET /record/get-all',
    who: 'observers',
    answers: ['entries', 'total', 'page', 'pages', 'head', 'isGuarded', 'hasWitnesses'],
  },
  {
    call: 'GET /record/election/{id}',
    who: 'any',
    answers: ['entries', 'head'],
    refuses: { 'unknown-election': 404 },
  },
  {
    call: 'GET /record/feed',
    who: 'any',
    answers: ['version', 'title', 'home_page_url', 'feed_url', 'items'],
  },
  {
    call: 'GET /election/recount-kit/{id}',
    who: 'any',
    answers: ['format', 'version', 'election', 'rules', 'record', 'positions'],
    refuses: { 'unknown-election': 404, 'no-recount-kit': 409, 'ballots-not-public': 403 },
  },
];
