import {
  hasChoiceSql,
  isListedForPositionSql,
  isListedForSql,
  isOnListOf,
} from './electorate-sql.ts';

// The people of an election's voter list as SQL, over an election `e` and an entry `r` of its list.

const hasRole = `coalesce((select h.role <> 'observer' and (cardinality(e.electorate_roles) = 0
    or h.role = any(e.electorate_roles)) from accounts h
  where h.enrollment_number = r.enrollment_number),
  cardinality(e.electorate_roles) = 0 or 'student' = any(e.electorate_roles))`;

const candidates = `exists (select from nominations n
  join tallies t on t.nomination_id = n.id where n.position_id = p.id
    and n.kind <> 'nobody')`;

/** True where the number of an entry may vote for a position of the election, with or without an account. */
export const mayVoteByList = (positions: 'any' | 'with candidates') => `(
  ${isOnListOf} and ${isListedForSql} and ${hasRole}
  and ${hasListedSeat(positions === 'any' ? 'true' : candidates)})`;

const hasListedSeat = (which: string) => `exists (
  select from positions p where p.election_id = e.id and ${isListedForPositionSql} and ${which})`;

/** True for an entry that votes for a position whose votes can decide something. */
export const hasListedChoice = hasListedSeat(hasChoiceSql);

/** True for an election whose voters are known by a voter list, so that their addresses are written to. */
export const goesByListSql = `e.voters in ('listed', 'proved')`;

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

/**
 * True for an election `e` whose voting has opened and whose votes are not counted: also while it is paused, and when
 * its close is late or held. Who is elected can be turned until then.
 */
export const isUncounted = `(not e.is_rehearsal and e.closed_at is null
  and e.starts_at <= clock_timestamp() and e.state in ('published', 'paused'))`;

/** True for an election `e` in which voting is open now, also while it is paused: a vote ends with it. */
export const isOpenNow = `(${isUncounted}
  and (e.state = 'paused' or e.ends_at > clock_timestamp()))`;

/** True for an election `e` that is published and has not opened. */
export const isAnnounced = `(not e.is_rehearsal and e.closed_at is null
  and e.starts_at > clock_timestamp() and e.state in ('published', 'paused'))`;

/** True for an election `e` whose voters a list decides, or groups of one. */
export const asksList = `(e.electorate = 'roll' or e.voters in ('listed', 'proved')
  or cardinality(e.electorate_groups) > 0
  or exists (select from positions p where p.election_id = e.id and cardinality(p.groups) > 0))`;

/**
 * The entry whose address proves a number in an open election, as a row `s`: that of its own list, or of the
 * campus's where it has no address there. Without an address where neither has one.
 */
export const provingEntry = (number: string) => `lateral (
  select s.id, s.email, s.name from voter_list_entries s
  where s.enrollment_number = ${number} and s.removed_at is null
    and (s.election_id = e.id or s.election_id is null)
  order by s.email = '', s.election_id nulls last limit 1) s`;
