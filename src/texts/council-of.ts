import { messages } from './en/site.ts';

/** The council with its university, such as the name of an installed app; without one where nobody gave a name. */
export const councilOf = (universityName: string): string =>
  universityName === '' ? messages.product.name : messages.product.ofUniversity(universityName);
