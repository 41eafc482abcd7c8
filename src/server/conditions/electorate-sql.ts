// The rule of core/elections/electorate.ts as SQL, over an election `e` and an account `a`. Each part
// of it is a look-up by a key, or nothing but a comparison: its cost does not grow with a list.

/** The moment from which on the voter list of an election is fixed. */
const opening = 'greatest(e.starts_at, e.published_at)';

/**
 * True where an entry `r` is on the voter list of an election: on its own one, which single people are added to and
 * corrected on while voting is open, or, unless it has one, on that of the campus as it stood when voting opened.
 */
export const isOnListOf = `(r.election_id = e.id and r.removed_at is null
  or e.electorate <> 'roll' and r.election_id is null and r.added_at <= ${opening}
    and (r.removed_at is null or r.removed_at > ${opening}))`;

// A limit keeps the planner from reading the whole list into a hash.
const isListed = (more = '') => `(
  select true from voter_list_entries r
  where r.enrollment_number = a.enrollment_number and ${isOnListOf} ${more} limit 1) is true`;

/** By the columns that were written with the number of a row. */
const fitsNumber = (row: string, { branches, years }: { branches: string; years: string }) => `(
  (cardinality(${branches}) = 0 or coalesce(${row}.branch = any(${branches}), false))
  and (cardinality(${years}) = 0 or coalesce(${row}.year = any(${years}), false)))`;
const ofElection = { branches: 'e.electorate_branches', years: 'e.electorate_years' };
const ofPosition = { branches: 'p.branches', years: 'p.years' };

/** True where the groups `s` of a log-in were known when voting opened. */
export const wasKnownAtOpening = `(s.known_at <= ${opening}
  and (s.replaced_at is null or s.replaced_at > ${opening}))`;

// It is looked up once in a statement, and where no issuer's groups count, nobody's are read.
const doSignOnGroupsCount = 'exists (select from deciding_issuers)';

/** True where single sign-on gives an account one of these groups, and its groups count. */
const isInSignOnGroup = (accountId: string, groups: string) => `(${doSignOnGroupsCount} and exists (
  select from sign_on_groups s join deciding_issuers d on d.issuer = s.issuer
  where s.account_id = ${accountId} and s.groups && ${groups} and ${wasKnownAtOpening}))`;

const isInGroup = (groups: string) => `(cardinality(${groups}) = 0
  or ${isListed(`and r.groups && ${groups}`)} or ${isInSignOnGroup('a.id', groups)})`;

/** The same for a number of a list, by whatever account has it. */
const isEntryInGroup = (groups: string) => `(cardinality(${groups}) = 0 or r.groups && ${groups}
  or ${doSignOnGroupsCount} and exists (
    select from accounts h where h.enrollment_number = r.enrollment_number
      and ${isInSignOnGroup('h.id', groups)}))`;

/** In all groups of a position `p` where it says so, each of them by itself; else in any. */
const isInGroupOfPosition = (isIn: (groups: string) => string) => `case when p.all_groups
  then not exists (select from unnest(p.groups) as g (name) where not ${isIn('array[g.name]')})
  else ${isIn('p.groups')} end`;

/** `voterBarrier`: null for a voter. */
export const voterBarrierSql = `case
  when a.role = 'observer'
    or a.id = (select o.account_id from returning_officers o where o.election_id = e.id)
    then 'is-observer'
  when e.electorate = 'some' and not (
    (cardinality(e.electorate_roles) = 0 or a.role = any(e.electorate_roles))
    and ${fitsNumber('a', ofElection)}
  ) then 'not-on-roll'
  when (e.electorate = 'roll' or e.voters in ('listed', 'proved')) and not ${isListed()}
    then 'not-on-roll'
  when e.electorate = 'some' and not ${isInGroup('e.electorate_groups')} then 'not-in-group'
  when e.voters = 'proved' and a.proved_at is null then 'number-not-proved'
  when e.voters = 'confirmed' and a.email_confirmed_at is null then 'email-not-confirmed'
  when e.voters = 'confirmed' and cardinality(e.mail_domains) > 0
    and lower(substring(a.email from '[^@]*$')) <> all(e.mail_domains) then 'email-domain'
end`;

/** `positionBarrier` is null: true where a voter of the election votes for its position `p`. */
export const fitsPositionSql = `(${fitsNumber('a', ofPosition)}
  and ${isInGroupOfPosition(isInGroup)})`;

/** True for a position `p` that is for some of the voters only. */
export const isLimitedSql = `(cardinality(p.branches) > 0 or cardinality(p.years) > 0
  or cardinality(p.groups) > 0)`;

/** True for an account that votes for one of the positions of the election, whoever runs for it. */
export const hasSeatSql = `exists (
  select from positions p where p.election_id = e.id and ${fitsPositionSql})`;

/** The same where only positions count that somebody can be voted for. */
export const hasSeatToVoteForSql = `exists (
  select from positions p where p.election_id = e.id and ${fitsPositionSql} and exists (
    select from nominations n join tallies t on t.nomination_id = n.id where n.position_id = p.id
      and n.kind <> 'nobody'))`;

/** `voterBarrier` is null, and there is a position to vote for. */
export const isVoterSql = `(${voterBarrierSql} is null and ${hasSeatSql})`;

/** True for a position `p` whose votes can decide something: more people than seats, or something else to reach. */
export const hasChoiceSql = `((p.kind = 'question' or (
    select count(*) from nominations n join tallies t on t.nomination_id = n.id
    where n.position_id = p.id and n.kind = 'person'
  ) > case when p.rules ->> 'unopposed' = 'voted' or p.rules -> 'nobody' ->> 'effect' = 'reopens'
      or jsonb_typeof(p.rules -> 'quorum') = 'object' or jsonb_typeof(p.rules -> 'majority') = 'object'
    then 0 else coalesce((p.rules ->> 'seats')::int, 1) end)
  and not exists (select from sanctions v
    where v.position_id = p.id and v.kind = 'void' and v.overturned_at is null))`;

/** The same as `hasSeatSql` where only such positions count. */
export const hasSeatWithChoiceSql = `exists (select from positions p
  where p.election_id = e.id and ${fitsPositionSql} and ${hasChoiceSql})`;

/** True for the voters of an election, and who only has to prove a number or to confirm an address to be one. */
export const couldVoteSql = `coalesce(
  ${voterBarrierSql} in ('number-not-proved', 'email-not-confirmed'), true)`;

/**
 * True for those an election is for: the voters, and who only has to prove a number or to confirm an
 * address to be one. Who could vote for none of its positions is none of them.
 */
export const belongsSql = `(${couldVoteSql} and ${hasSeatSql})`;

/** The same for those whom a change `c` concerns: of single positions their voters, and people of its limits. */
export const belongsToChangeSql = `(${couldVoteSql} and case when c.position_ids is null then ${hasSeatSql}
  else exists (select from (
    select w.branches, w.years, w.groups, w.all_groups from positions w where w.id = any(c.position_ids)
    union all
    select l.branches, l.years, l.groups, coalesce(l."allGroups", false)
    from jsonb_to_recordset(c.limits)
      as l (branches text[], years text[], groups text[], "allGroups" boolean)
  ) p where ${fitsPositionSql}) end)`;

/** True for an accepted candidate whom a change `c` of an election concerns. */
export const standsInChangeSql = `exists (select from nominations n
  where n.election_id = c.election_id and n.nominee_id = a.id and n.status = 'accepted'
    and (c.position_ids is null or n.position_id = any(c.position_ids)))`;

/** True where the number of an entry `r` on an election's list fits its branches, years and groups. */
export const isListedForSql = `(e.electorate <> 'some'
  or ${fitsNumber('r', ofElection)}
    and ${isEntryInGroup('e.electorate_groups')})`;

/** True where an entry `r` on an election's list votes for its position `p`. */
export const isListedForPositionSql = `(${fitsNumber('r', ofPosition)}
  and ${isInGroupOfPosition(isEntryInGroup)})`;

const signOnGroupsOf = (account: string) => `
  select unnest(s.groups) from sign_on_groups s join deciding_issuers d on d.issuer = s.issuer
  where s.account_id = ${account} and ${wasKnownAtOpening}`;

/** All groups of an account that count: whoever has the same ones, branch and year, votes for the same positions. */
export const groupsOfAccountSql = `array(
  select unnest(r.groups) from voter_list_entries r
  where r.enrollment_number = a.enrollment_number and ${isOnListOf}
  union ${signOnGroupsOf('a.id')} order by 1)`;

/** The same of an entry `r` on an election's list. */
export const groupsOfEntrySql = `case when ${doSignOnGroupsCount} then array(
  select unnest(r.groups)
  union ${signOnGroupsOf('any (select h.id from accounts h where h.enrollment_number = r.enrollment_number)')}
  order by 1) else r.groups end`;

/** True where the branch, year and groups of a row fit a position `p`. */
const fitsAsItStands = (row: string) => `(${fitsNumber(row, ofPosition)}
  and ${isInGroupOfPosition((groups) => `(cardinality(${groups}) = 0 or ${row}.groups && ${groups})`)})`;
/** The same of those who are alike, `v`. */
export const fitAlikeSql = fitsAsItStands('v');
/** The same by what stands on the list alone. */
export const fitsAsListedSql = fitsAsItStands('r');

/** The same for one of its positions, whoever runs for it. */
export const hasListedSeatSql = `exists (
  select from positions p where p.election_id = e.id and ${isListedForPositionSql})`;

/** True for an election whose positions are all for some of the voters only, so that somebody can be in none. */
export const isAllLimitedSql = `(exists (select from positions p where p.election_id = e.id)
  and not exists (select from positions p where p.election_id = e.id and not ${isLimitedSql}))`;

/** What the two read of an election and of an account. */
export const electorateColumns = `id, electorate, electorate_roles, electorate_branches,
  electorate_years, electorate_groups, voters, mail_domains, starts_at, published_at`;
export const voterColumns =
  'id, role, enrollment_number, branch, year, email, email_confirmed_at, proved_at';
