/** Who could hear a message about an election, or rule in it, and whom that concerns; accounts by their ids. */
export interface Hearing {
  /** The candidates of the election, who wrote, and whom it is about. */
  concerned: readonly string[];
  /** The returning officer who was named for the election. */
  named: string | null;
  /** The account of whoever was named is gone. */
  isNamedGone: boolean;
  officers: readonly string[];
  /** Those who took other officers away lately: the ones they took away count as there. */
  removers: readonly string[];
  /** Officers who stand because another one entered them, but for those whom it is about or who wrote. */
  entered: readonly string[];
  /** Officers who are new: one may be a second account, and confirms nothing yet. */
  fresh: readonly string[];
}

/**
 * Who reads a message about an election, or rules: the returning officer who was named, or else the officers; nobody whom it concerns,
 * as long as there is one whom it does not. Where it concerns all of them, each of them can who took none away lately.
 */
export function whoRules({ concerned, named, officers, removers }: Hearing): readonly string[] {
  const isFree = (id: string) => !concerned.includes(id);
  const all = named === null ? officers : [named, ...officers];
  if (named !== null && isFree(named)) return [named];
  const free = officers.filter(isFree);
  return free.length > 0 ? free : all.filter((id) => !removers.includes(id));
}

/**
 * Whom another officer entered as candidates confirm what is decided all the same, where no two are left who do not
 * stand, those who are fresh not among them: else one officer would decide alone by entering the others.
 */
export function whoConfirmsToo(hearing: Hearing): readonly string[] {
  const { concerned, named, officers, entered, fresh } = hearing;
  const isFree = (id: string) => !concerned.includes(id);
  const free = officers.filter((id) => isFree(id) && !fresh.includes(id));
  return (named !== null && isFree(named)) || free.length > 1 ? [] : entered;
}

/**
 * Who reads a message: who would rule, and with them whom another officer entered, where those would confirm. Then
 * nobody else reads what concerns them: whoever entered all others would read what is said about themselves.
 */
export function whoReads(hearing: Hearing): readonly string[] {
  const spared = whoConfirmsToo(hearing);
  const isLeft = (id: string) => spared.length === 0 || !hearing.concerned.includes(id);
  return [...new Set([...whoRules(hearing).filter(isLeft), ...spared])];
}

/** Whether somebody read a complaint of 0.3.0: who could act, and whom it did not concern, or who ruled. */
export const mayHear = (hearing: Hearing, reader: string): boolean =>
  [hearing.named, ...hearing.officers].includes(reader) &&
  (!hearing.concerned.includes(reader) || whoRules(hearing).includes(reader));

/**
 * Why somebody does not decide what officers decide in an election: they stand in it, or somebody is named in their
 * place; null for who does. Nothing falls back to them where the account of whoever is named is gone.
 */
export function whyNotDecides(hearing: Hearing, id: string): 'candidate' | 'named' | null {
  const rulers = whoRules(hearing);
  const { named, isNamedGone } = hearing;
  if (isNamedGone || (named !== null && rulers.includes(named)))
    return named === id ? null : 'named';
  return rulers.includes(id) ? null : 'candidate';
}

/**
 * Whom a draw keeps out: whoever is tied neither enters nor confirms it, as long as one of those who decide is not
 * tied. Where all of them are, each can, as they rule on what concerns everybody.
 */
export function keptFromDraw(hearing: Hearing, tied: readonly string[]): readonly string[] {
  const isLeft = whoRules(hearing).some((id) => !tied.includes(id));
  return isLeft ? tied : [];
}
