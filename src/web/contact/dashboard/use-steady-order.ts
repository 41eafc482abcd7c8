import { useState } from 'react';
import type { OfficerContact as Contact } from '#contract/contact.ts';
import { contactStatus } from '#core/contact/contact-request.ts';

/**
 * Contacts in the order of the screen. A card that was decided keeps its place, or it would jump
 * away under the hand; what is new comes first, and another view is ranked afresh.
 */
export function useSteadyOrder(contacts: readonly Contact[], view: string): readonly Contact[] {
  const [kept, setKept] = useState(() => placed(view, rankContacts(contacts)));
  const isKnown = kept.view === view && contacts.every(({ _id }) => kept.places.has(_id));
  let order = kept;
  if (!isKnown) {
    const known = kept.view === view ? contacts.filter(({ _id }) => kept.places.has(_id)) : [];
    const fresh = contacts.filter((contact) => !known.includes(contact));
    order = placed(view, [...rankContacts(fresh), ...byPlace(known, kept.places)]);
    setKept(order);
  }
  return byPlace(contacts, order.places);
}

const placed = (view: string, ranked: readonly Contact[]) => ({
  view,
  places: new Map(ranked.map(({ _id }, place) => [_id, place])),
});

function byPlace(contacts: readonly Contact[], places: ReadonlyMap<string, number>): Contact[] {
  return contacts.toSorted((a, b) => (places.get(a._id) ?? 0) - (places.get(b._id) ?? 0));
}

/** Newest first, and what still waits before everything that is settled (ux 3.8). */
function rankContacts(contacts: readonly Contact[]): Contact[] {
  const settled = ({ resolved }: Contact) => (contactStatus(resolved) === 'in-progress' ? 0 : 1);
  return contacts.toSorted(
    (a, b) => settled(a) - settled(b) || Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
}
