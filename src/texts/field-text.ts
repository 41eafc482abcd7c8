import { wrongOnServer } from './en/wrong-on-server.ts';
import { wrongText } from './wrong-text.ts';

/** What is wrong with a field, where the server writes it: it knows more sentences than a page. */
export const fieldText = (text: string): string => wrongText(text, wrongOnServer);
