import { useRef, useState } from 'react';
import { roles } from '#core/accounts/role.ts';
import { standingsModes } from '#core/elections/standings-mode.ts';
import { readKept } from '#web/lib/read-kept.ts';
import type { OrganizeDraft } from './organize-draft.ts';
import { emptyDraft } from './organize-draft.ts';

export interface KeptDraft {
  draft: OrganizeDraft;
  change: (part: Partial<OrganizeDraft>) => void;
  clear: () => void;
  /** Keeps it no longer, once it was sent; what is on the screen stays until the screen goes. */
  forget: () => void;
  /** False where the browser stores nothing. */
  isKept: boolean;
}

const kinds = ['everyone', 'some', 'roll'] as const;

/** A draft that a reload does not lose: kept on this device, for this person, until it is sent. */
export function useKeptDraft(personId: string): KeptDraft {
  const key = `organize-election:${personId}`;
  const [draft, setDraft] = useState(() => read(key));
  const [isKept, setKept] = useState(true);
  // An upload ends later than it began: it changes what stands there then.
  const latest = useRef(draft);
  const keep = (next: OrganizeDraft) => {
    latest.current = next;
    setDraft(next);
    setKept(write(key, next));
  };
  return {
    draft,
    change: (part) => keep({ ...latest.current, ...part }),
    clear: () => keep(emptyDraft),
    forget: () => void write(key, emptyDraft),
    isKept,
  };
}

export function isEmptyDraft(draft: OrganizeDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptyDraft);
}

function write(key: string, draft: OrganizeDraft): boolean {
  try {
    if (isEmptyDraft(draft)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Takes over what has the right shape; a draft of an older version loses no more than it must. */
function read(key: string): OrganizeDraft {
  const kept = readKept(() => localStorage.getItem(key));
  if (kept === null) return emptyDraft;
  const { textOf, listOf } = kept;
  return {
    name: textOf('name'),
    description: textOf('description'),
    imageUrl: textOf('imageUrl'),
    opens: textOf('opens'),
    closes: textOf('closes'),
    nominationsClose: textOf('nominationsClose'),
    positions: listOf('positions'),
    standings: standingsModes.find((mode) => mode === textOf('standings')) ?? 'live',
    electorate: kinds.find((kind) => kind === textOf('electorate')) ?? 'everyone',
    roles: roles.filter((role) => listOf('roles').includes(role)),
    branches: textOf('branches'),
    years: textOf('years'),
  };
}
