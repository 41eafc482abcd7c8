import type { Role } from '../accounts/role.ts';
import type { SettingFlag, SettingMoment } from '../elections/election-settings.ts';
import type { ElectionLine, Moment } from '../elections/election-line.ts';
import type { Limits, VoterKind } from '../elections/electorate.ts';
import type { ComplaintTerm, LeavingRule } from '../elections/outcome-rules.ts';
import type { PositionRules } from '../elections/position-rules.ts';
import type { RankedLists } from '../elections/public-lists.ts';
import type { PositionSupporters, SupporterRule } from '../elections/supporters.ts';

/**
 * What an act does, for the officer who confirms it, by its key, with what it puts in. It is kept and sent, and written
 * out in the language and the time zone of its reader (src/texts/proposal-line.ts). A key that rows have stays.
 */
export type ProposalLine =
  | { key: PlainProposal }
  | { key: 'publishes-for-dates'; opens: Moment; closes: Moment }
  | { key: 'names-officer'; name: string; email: string }
  | { key: 'dice-thrown' | 'number-drawn'; entry: string }
  | { key: 'disqualifies'; isFixed: boolean | 'unknown'; rule: LeavingRule };

type PlainProposal =
  | 'lengthens-pause'
  | 'deletes-election'
  | 'publishes'
  | 'certifies'
  | 'voids'
  | 'undoes-ruling'
  | 'moves-number'
  | 'ends-two-officers'
  | 'keeps-clock-times'
  | 'suspends'
  | 'takes-approval'
  | 'deletes-account'
  | 'gives-role'
  | 'number-in-voting'
  | 'moves-address'
  | 'changes-list'
  | 'prints-codes'
  | 'checks-in-untold'
  | 'checks-in-many'
  | 'checks-in-new'
  | 'shows-link'
  | 'hands-over';

/** What an act does: in lines that voters will read, or with some that only officers read. */
export type PlannedLine = ElectionLine | ProposalLine;

/** What it is done to, where that has no name that somebody gave it. */
export type SubjectLine =
  | { key: 'voter-list' | 'hand-over' | 'two-officers' | 'time-zone' }
  | { key: 'number'; number: string }
  | { key: 'codes'; count: number };

/** What changes, where that has no name that somebody gave it. */
export type ChangedField =
  | Exclude<SettingMoment, 'showBy'>
  | SettingFlag
  | 'name'
  | 'description'
  | 'picture'
  | 'positions'
  | 'standings'
  | 'results'
  | 'complaints'
  | 'electorate'
  | 'voters'
  | 'candidacy'
  | 'ranked-lists'
  | 'supporters'
  | 'answer'
  | 'passed-over'
  | 'account'
  | 'voter-list'
  | 'code'
  | 'time-zone'
  | 'election'
  | 'role-link'
  | 'addresses'
  | 'gone'
  | 'come'
  | 'names';

/** A position as an edit leaves it; null is what is usual. */
export interface PositionLine {
  title: string;
  limits: Limits;
  rules: PositionRules | null;
  candidacy: Limits | null;
}

/** What it was or is to be, where that is no text of people alone. */
export type ChangedValue =
  | { key: PlainValue | RankedLists }
  | { key: 'moment'; at: Moment }
  | { key: 'positions'; positions: readonly PositionLine[] }
  | { key: 'in-batches'; count: number }
  | { key: 'released-by'; by: Moment | null }
  | { key: 'complaints'; term: ComplaintTerm }
  | { key: 'list'; listed: number; version: number }
  | { key: 'people'; roles: readonly Role[]; limits: Limits }
  | { key: 'known'; voters: VoterKind; domains: readonly string[] }
  | { key: 'supporters'; rule: SupporterRule }
  | {
      key: 'supporters-by-position';
      rule: SupporterRule | null;
      posts: readonly { title: string; supporters: PositionSupporters | null }[];
    }
  | { key: 'role'; role: Role; until: string | null };

type PlainValue =
  | 'yes'
  | 'no'
  | 'picture'
  | 'other-picture'
  | 'live'
  | 'after-close'
  | 'at-close'
  | 'everybody'
  | 'all-with-number'
  | 'no-supporters'
  | 'not-asked';

/** What of a change is said by its key. */
export interface ChangeLine {
  field?: ChangedField;
  from?: ChangedValue;
  to?: ChangedValue;
}
