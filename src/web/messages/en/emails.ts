// The messages about e-mails on the dashboard. dashboard.ts includes them.
import { counted } from './plurals.ts';

export const letters = {
  stuckTitle: (count: number) => `${counted(count, 'e-mail', 'e-mails')} may not have arrived`,
  stuckText:
    'The server stopped while it was sending. Send again what has to arrive: then somebody may get it twice.',
  to: (address: string) => `To ${address}`,
  sendAgain: 'Send again',
  sendAgainOne: (subject: string, address: string) => `Send again: ${subject}, to ${address}`,
  failed: 'The e-mail could not be sent again.',
};
