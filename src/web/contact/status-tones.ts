import type { ContactStatus } from '#core/contact/contact-request.ts';
import type { ChipTone } from '#web/kit/chip.tsx';

/** How the state of a message looks to whoever sent it. */
export const statusTones: Record<ContactStatus, ChipTone> = {
  'in-progress': 'warning',
  resolved: 'success',
  rejected: 'neutral',
};
