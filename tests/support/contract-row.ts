import type { Access } from '#core/accounts/role.ts';
import type { Refusal } from '#core/refusal.ts';

/** A call as the specification or the contract describes it. */
export interface Row {
  call: string;
  who: Access;
  /** The payload, exactly as the specification lists its fields. */
  takes?: Record<string, unknown>;
  /** What the contract lets a client add. */
  optional?: Record<string, unknown>;
  answers: readonly string[] | 'a list';
  created?: true;
  refuses?: Partial<Record<Refusal, number>>;
}
