import { ruleSetLimits } from '#core/elections/rule-set.ts';
import { Refused } from '#core/refusal.ts';
import { Rules } from '#contract/rule-sets.ts';
import { record } from '../../platform/record.ts';
import { officerAct } from '../../officer-act.ts';
import type { Services } from '../../services.ts';
import { listRuleSetRows, removeRuleSet, writeRuleSet } from './store.ts';
import type { RuleSetRow } from './store.ts';

/** The rules that a new election can start from. */
export async function listRuleSets({ db }: Services) {
  return { ruleSets: (await listRuleSetRows(db)).map(presentRuleSet) };
}

/** Saves rules by name; those of the same name are replaced. */
export const saveRuleSet = officerAct<'saveRuleSet', RuleSetRow>({
  async run({ tx, actor, input: { name, rules } }) {
    const given = { name, rules, savedBy: actor.id, most: ruleSetLimits.most };
    const row = await writeRuleSet(tx, given);
    if (row === null) throw new Refused('too-many-rule-sets');
    await record(tx, { actorId: actor.id, act: 'rules.save', objectId: row.id, detail: name });
    return row;
  },
  answer: (_services, _input, row) => ({ ruleSet: presentRuleSet(row) }),
});

/** Deletes saved rules; elections that started from them keep theirs. */
export const deleteRuleSet = officerAct<'deleteRuleSet', void>({
  async run({ tx, actor, input: { id } }) {
    const name = await removeRuleSet(tx, id);
    if (name === null) throw new Refused('unknown-rule-set');
    await record(tx, { actorId: actor.id, act: 'rules.delete', objectId: id, detail: name });
  },
  answer: () => undefined,
});

const presentRuleSet = ({ id, name, rules }: RuleSetRow) => ({
  _id: id,
  name,
  rules: readRules(rules),
});

/** What was saved, as this release understands it: a field that it no longer takes has its usual value. */
function readRules(saved: unknown): Rules {
  const read = Rules.safeParse(saved);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  const kept = Object.entries(Object(saved)).filter(([field]) => !wrong.has(field));
  return Rules.parse(Object.fromEntries(kept));
}
