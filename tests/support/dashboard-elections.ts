// Elections as the server of the dashboard's tests has them.
import type { Election } from '#contract/election-shapes.ts';
import { usualRules } from '#core/elections/outcome-rules.ts';

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
    writtenIn: 'en',
    electorate: { kind: 'everyone' },
    voters: 'anybody',
    mailDomains: [],
    positions: [],
    nominations: [],
    ...details,
  };
}
