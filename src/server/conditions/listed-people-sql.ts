import { isListedForPositionSql, isListedForSql, isOnListOf } from './electorate-sql.ts';

// The people of an election's voter list as SQL, over an election `e` and an entry `r` of its list.

const hasRole = `coalesce((select h.role <> 'observer' and (cardinality(e.electorate_roles) = 0
    or h.role = any(e.electorate_roles)) from accounts h
  where h.enrollment_number = r.enrollment_number),
  cardinality(e.electorate_roles) = 0 or 'student' = any(e.electorate_roles))`;

const candidates = `and exists (select from nominations n
  join tallies t on t.nomination_id = n.id where n.position_id = p.id
    and n.kind <> 'nobody')`;

/** True where the number of an entry may vote for a position of the election, with or without an account. */
export const mayVoteByList = (positions: 'any' | 'with candidates') => `(
  ${isOnListOf} and ${isListedForSql} and ${hasRole} and exists (
    select from positions p where p.election_id = e.id and ${isListedForPositionSql}
      ${positions === 'any' ? '' : candidates}))`;

/** True for an election whose voters are known by a voter list, so that their addresses are written to. */
export const goesByListSql = `e.voters in ('listed', 'proved')`;

/** True for an election whose voting is open, or paused. */
export const isVotingOpenSql = `(not e.is_rehearsal and e.closed_at is null
  and e.starts_at <= clock_timestamp()
  and (e.state = 'paused' or e.state = 'published' and e.ends_at > clock_timestamp()))`;

/** True where a voter list, or groups of one, decide who votes. */
export const asksListSql = `(e.electorate = 'roll' or e.voters in ('listed', 'proved')
  or cardinality(e.electorate_groups) > 0
  or exists (select from positions p where p.election_id = e.id and cardinality(p.groups) > 0))`;

const isOnOpenList = `exists (select from elections e join voter_list_entries r on ${isOnListOf}
  where ${isVotingOpenSql} and ${asksListSql} and r.enrollment_number = v.enrollment_number`;

/**
 * True for an entry `v` that says whose its number is: one of a list by which people vote now, where the number stands on
 * such a list. One officer keeps the other lists.
 */
export const saysWhoseSql = `(
  ${isOnOpenList} and r.election_id is not distinct from v.election_id)
  or not ${isOnOpenList}))`;

/** True where an entry stands now on the list that the election goes by, with an address. */
export const standsWithAddress = (entry: string) => `(
  ${entry}.removed_at is null and ${entry}.email <> ''
  and (${entry}.election_id = e.id or e.electorate <> 'roll' and ${entry}.election_id is null))`;

/**
 * The address of a number, as a row `s`: that of the entry which stands now, though the list was fixed
 * when voting opened. A corrected address is the right one from then on.
 */
export const addressOfNumber = (number: string) => `lateral (
  select s.id, s.email, s.name, s.groups from voter_list_entries s
  where s.enrollment_number = ${number} and ${standsWithAddress('s')}
  order by s.election_id nulls last limit 1) s`;
