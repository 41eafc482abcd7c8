import { waitingMessages } from '#texts/en/waiting.ts';
import { Chip } from '#web/kit/chip.tsx';
import type { WaitingThing } from './queries.ts';

const text = waitingMessages.chips;

/** What an election of the list waits for, in a word for each. */
export function ElectionChips({ things }: { things: readonly WaitingThing[] }) {
  const kinds = new Set(things.map(({ kind }) => kind));
  return (
    <>
      {kinds.has('tie') && <Chip tone="warning">{text.tie}</Chip>}
      {kinds.has('vote-again') && <Chip tone="warning">{text.again}</Chip>}
      {kinds.has('no-candidates') && <Chip tone="warning">{text.noCandidates}</Chip>}
      {kinds.has('release') && <Chip tone="warning">{text.release}</Chip>}
      {kinds.has('certify') && <Chip tone="brand">{text.certify}</Chip>}
    </>
  );
}
