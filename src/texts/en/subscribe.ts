// The messages of the dialog that brings the events into a calendar.
import { spoken } from '../spoken.ts';

export const subscribeMessages = spoken('subscribe.subscribeMessages', {
  title: 'Events in your calendar',
  lede: 'New events and changes appear in your calendar by themselves.',
  open: 'Open in your calendar',
  address: 'Address of the calendar',
  addressHint:
    'If the button does nothing, paste this into your calendar. In Google Calendar, choose “Other calendars”, then “From URL”.',
  copy: 'Copy address',
  file: 'Download as a file',
  fileHint: 'A file does not change when an event changes.',
});
