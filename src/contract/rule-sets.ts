import { z } from 'zod';
import { ruleSetLimits } from '../core/elections/rule-set.ts';
import { answers } from './answers.ts';
import { newElectionFields } from './election-shapes.ts';
import { endpoint } from './endpoint.ts';
import { ById, Id, lineOfText } from './fields.ts';
import { routes } from './routes.ts';

/**
 * The rules of a new election without what belongs to one election alone: its name, dates, text and picture.
 * A field that a new election learns is one of these too.
 */
export const Rules = newElectionFields
  .omit({
    name: true,
    description: true,
    startDate: true,
    endDate: true,
    nominationsCloseAt: true,
    withdrawalsCloseAt: true,
    showBy: true,
    imageUrl: true,
    draft: true,
    rehearsal: true,
    reason: true,
    candidates: true,
    checked: true,
    byName: true,
    mayStand: true,
  })
  .extend({
    electorate: newElectionFields.shape.electorate.refine(
      ({ kind }) => kind !== 'roll',
      'Rules hold no voter list of one election',
    ),
  });
export type Rules = z.output<typeof Rules>;

/** Rules that an admin saved by name. */
export const RuleSet = z
  .object({ _id: Id, name: z.string(), rules: Rules })
  .meta({ id: 'RuleSet', description: 'Rules for elections that an admin saved by name' });

/** "Our rules" in the form of an election. */
export const ruleSets = {
  listRuleSets: endpoint({
    ...routes.listRuleSets,
    access: 'officers',
    summary: 'The rules that a new election can start from, by name',
    reply: z.object({ ruleSets: z.array(RuleSet) }),
  }),
  saveRuleSet: endpoint({
    ...routes.saveRuleSet,
    access: 'admin',
    done: answers.rulesSaved,
    summary: 'Save rules by name; those of the same name are replaced',
    body: z.object({ name: lineOfText(ruleSetLimits.name, 'Enter a name.'), rules: Rules }),
    reply: z.object({ ruleSet: RuleSet, message: z.string() }),
    refuses: ['too-many-rule-sets'],
  }),
  deleteRuleSet: endpoint({
    ...routes.deleteRuleSet,
    access: 'admin',
    done: answers.rulesDeleted,
    summary: 'Delete saved rules; elections that started from them stay',
    params: ById,
    reply: z.object({ message: z.string() }),
    refuses: ['unknown-rule-set'],
  }),
};
