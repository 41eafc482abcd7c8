import { paths } from '#web/paths.ts';
import { words } from '#web/words/words.ts';

/** The five public pages, in the order of the bar, the menu and the footer (spec 2). */
export const barPages = [
  { path: paths.home, name: words.pages.home },
  { path: paths.events, name: words.pages.events },
  { path: paths.council, name: words.pages.council },
  { path: paths.elections, name: words.pages.elections },
  { path: paths.contact, name: words.pages.contact },
] as const;
