import { paths } from '#web/app/paths.ts';
import { messages } from '#texts/en/site.ts';

/** The five public pages, in the order of the bar, the menu and the footer. */
export const barPages = [
  { path: paths.home, name: messages.pages.home },
  { path: paths.events, name: messages.pages.events },
  { path: paths.council, name: messages.pages.council },
  { path: paths.elections, name: messages.pages.elections },
  { path: paths.contact, name: messages.pages.contact },
] as const;
