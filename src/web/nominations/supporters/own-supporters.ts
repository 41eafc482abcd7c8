import { supporterKinds } from '#core/elections/supporters.ts';
import type { MyNomination } from '#contract/nominations.ts';
import { supporterMessages } from '#texts/en/supporters.ts';

const text = supporterMessages.own;

/** How many of a candidate's proposers and seconders have confirmed, in sentences. */
export function supporterNotes({ status, supporters }: MyNomination): string[] {
  if (supporters === undefined) return [];
  const kinds = supporterKinds.filter((kind) => supporters[kind].needed > 0);
  const counts = kinds.map((kind) =>
    text.confirmed[kind](supporters[kind].confirmed, supporters[kind].needed),
  );
  const areMissing = kinds.some((kind) => supporters[kind].confirmed < supporters[kind].needed);
  const more = supporters.isOpen ? text.missing : text.over;
  return [`${counts.join(', ')}.`, ...(areMissing && status === 'pending' ? [more] : [])];
}

/** Whether a candidate can still ask for support, and needs some. */
export const canAsk = ({ supporters }: MyNomination): boolean =>
  supporters?.isOpen === true &&
  supporterKinds.some((kind) => supporters[kind].confirmed < supporters[kind].needed);
