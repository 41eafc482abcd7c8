import { usualRules } from '#core/elections/outcome-rules.ts';
// What the server of show-dashboard.tsx answers about elections.
import type { Lack } from '#core/elections/readiness.ts';
import type { Election } from '#contract/election-shapes.ts';
import type { Reply } from '#web/app/call.ts';

/** The instant all of it happens at. */
export const now = Date.parse('2026-03-16T09:00:00.000Z');
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

let made = 0;
const newId = () => `00000000-0000-4000-9000-${String(++made).padStart(12, '0')}`;

export function anElection(name: string, details: Partial<Election> = {}): Election {
  return {
    _id: newId(),
    name,
    description: 'One vote for each position.',
    startDate: ago(24),
    endDate: ago(-24),
    nominationsCloseAt: ago(24),
    imageUrl: '',
    standings: 'live',
    standingsBatch: null,
    isSealed: true,
    state: 'published',
    rehearsal: false,
    addedAfterOpening: 0,
    rules: usualRules,
    changes: [],
    electorate: { kind: 'everyone' },
    voters: 'anybody',
    mailDomains: [],
    positions: [],
    nominations: [],
    ...details,
  };
}

/** What the server knows of elections, and the body of the call that it answers. */
interface Elections {
  elections: Election[];
  hasBallots: boolean;
  voterSources: Reply<'readVoterSources'>;
  ruleSets: Reply<'listRuleSets'>['ruleSets'];
  /** What elections are missing, by their ids. */
  lacks: Map<string, Lack[]>;
  care: Reply<'listReadiness'>['campus'];
  body: unknown;
}

export function electionAnswer(
  server: Elections,
  { call, path, id }: { call: string; path: string; id: string },
): unknown {
  const found = server.elections.find(({ _id }) => _id === id);
  const isDraft = ({ state }: Election) => state === 'draft';
  switch (path) {
    case '/election/voters':
      return server.voterSources;
    case '/election/rule-sets':
      if (call.startsWith('DELETE')) {
        server.ruleSets = server.ruleSets.filter(({ _id }) => _id !== id);
      }
      return { ruleSets: server.ruleSets, message: 'Done' };
    case '/election/all':
      return { elections: server.elections };
    case '/election/readiness':
      return {
        elections: server.elections.map(({ _id }) => ({
          electionId: _id,
          lacks: server.lacks.get(_id) ?? [],
        })),
        campus: server.care,
      };
    case '/election/disputes':
      return { disputes: [] };
    case '/election/get-all': {
      const elections = server.elections.filter((one) => !isDraft(one));
      return { elections, asOf: new Date(now).toISOString() };
    }
    case '/election/create': {
      const { positions: given, electorate: _, ...sent } = server.body as Election;
      const positions = given.map(({ title }) => ({ _id: `position-${title}`, title }));
      const election = anElection(sent.name, { ...sent, positions });
      server.elections = [...server.elections, election];
      return { election, message: 'Election created successfully' };
    }
    case '/election/settle-held':
      return { message: 'Done' };
    case '/election/delete':
      server.elections = server.elections.filter((one) => one !== found);
      return { message: 'Election deletion successful' };
  }
  if (found === undefined) throw new Error(`There is no election ${id}`);
  if (path !== '/election/edit') return { election: found, message: 'Done' };
  return call.startsWith('GET')
    ? { election: found, hasBallots: server.hasBallots }
    : { election: found, message: 'Election saved successfully' };
}
