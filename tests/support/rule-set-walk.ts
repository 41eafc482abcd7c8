import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/api.ts';
import type { Row } from './contract-row.ts';
import type { TestApp } from './test-app.ts';
import type { WalkedCall } from './walked-call.ts';
import { adminOnly, nothing, officersOnly } from './walked-call.ts';

const rules = { positions: [{ title: 'President' }], standings: 'after-close' };

/** The calls about saved rules, for the walk of every call by every role. */
export const ruleSetWalk = (server: () => TestApp) =>
  ({
    listRuleSets: { statuses: officersOnly, given: nothing },
    saveRuleSet: { statuses: adminOnly, given: () => ({ body: { name: 'Council', rules } }) },
    deleteRuleSet: {
      statuses: adminOnly,
      given: async () => {
        const id = randomUUID();
        await server().ctx.pool.query(
          `insert into rule_sets (id, name, rules) values ($1, $2, '{}')`,
          [id, id],
        );
        return { params: { id } };
      },
    },
  }) satisfies Partial<Record<CallName, WalkedCall>>;

/** The same calls as the contract describes them. */
export const ruleSetRows: Row[] = [
  { call: 'GET /election/rule-sets', who: 'officers', answers: ['ruleSets'] },
  {
    call: 'POST /election/rule-sets',
    who: 'admin',
    takes: { name: 'Council', rules },
    answers: ['ruleSet', 'message'],
    refuses: { 'too-many-rule-sets': 409 },
  },
  {
    call: 'DELETE /election/rule-sets/{id}',
    who: 'admin',
    answers: ['message'],
    refuses: { 'unknown-rule-set': 404 },
  },
];
