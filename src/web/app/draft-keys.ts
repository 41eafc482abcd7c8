/**
 * Where drafts are stored (saved-draft.ts). A page that opens a form again after a log-in knows the
 * key without loading the form.
 */
export const draftKeys = {
  contact: 'contact-draft',
  event: 'event-draft',
  member: 'member-form',
  nomination: 'nomination-form',
  settings: (page: string) => `settings:${page}`,
  election: (personId: string) => `organize-election:${personId}`,
  candidates: (personId: string) => `organize-candidates:${personId}`,
} as const;
