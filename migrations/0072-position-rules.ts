// How each position is won: seats, choices, nobody, abstaining, questions, and who may be a candidate.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Nobody, and the answers of a question, are entries among the candidates without an account. Limited
// positions that exist were open to every candidate, and stay so; null stands for those who vote.
const changes = `
alter table positions
  add column kind text not null default 'post',
  add column method text not null default 'plurality',
  add column seats int not null default 1,
  add column max_choices int not null default 1,
  add column least_ranks int not null default 1,
  add column nobody_name text,
  add column nobody_effect text,
  add column can_abstain boolean not null default false,
  add column unopposed text not null default 'elected',
  add column candidacy jsonb,
  add column question text not null default '',
  add column quorum jsonb,
  add column majority jsonb,
  add constraint positions_kind_check check (kind in ('post', 'question')),
  add constraint positions_method_check check (method in ('plurality', 'irv', 'stv')),
  add constraint positions_seats_check check (seats between 1 and 50),
  add constraint positions_choices_check check (max_choices between 1 and 200),
  add constraint positions_ranks_check check (least_ranks between 1 and 200),
  add constraint positions_effect_check check (nobody_effect in ('shown', 'reopens', 'voids')),
  add constraint positions_nobody_check check ((nobody_name is null) = (nobody_effect is null)),
  add constraint positions_unopposed_check check (unopposed in ('elected', 'voted'));
update positions set candidacy = '{"branches":[],"years":[],"groups":[]}'
  where cardinality(branches) + cardinality(years) + cardinality(groups) > 0;
comment on column positions.candidacy is 'Who may be a candidate; null for those who vote for it.';
comment on column positions.question is 'What is asked; empty for a post.';

alter table elections
  add column one_post boolean not null default false,
  add column supporters jsonb,
  add column withdrawals_close_at timestamptz;
comment on column elections.supporters is
  'How many proposers and seconders a nomination needs, and from where; null for none.';
comment on column elections.withdrawals_close_at is
  'Until when a candidate may withdraw; null where that is until the list is fixed.';

alter table nominations
  add column kind text not null default 'person',
  alter column nominee_id drop not null,
  add constraint nominations_kind_check check (kind in ('person', 'nobody', 'yes', 'no')),
  add constraint nominations_person_check check ((kind = 'person') = (nominee_id is not null));
create unique index nominations_kind on nominations (position_id, kind) where kind <> 'person';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
