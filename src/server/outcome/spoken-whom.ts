import { spokenTitle } from '../email/spoken-names.ts';

/** Whom or what a sanction is on, with its position in the language of the e-mail: for who composes it. */
export const spokenWhom = <T extends { position: string | null; positionWords: unknown }>(
  one: T,
): T => ({
  ...one,
  position: one.position === null ? null : spokenTitle(one.position, one.positionWords),
});
