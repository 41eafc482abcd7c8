import type { Role } from '#core/accounts/role.ts';
import { roles } from '#core/accounts/role.ts';
import { actAboutWords, actWords } from '#texts/en/act-words.ts';
import type { RecordEntry } from '#contract/record.ts';
import { numberWays, settingMessages } from '#texts/en/record.ts';
import { asRole, roleChange } from '#texts/en/record-people.ts';
import { messages } from '#texts/en/site.ts';

/** What an entry says: what was done and to whom, and what was said of it; `moment` writes a time. */
export function wordsOf(
  { act, detail, about }: RecordEntry,
  moment: (iso: string) => string,
): { title: string; words: string } {
  const plain = actWords[act] ?? act;
  const title = about === null ? plain : (actAboutWords[act]?.(about) ?? plain);
  if (act === 'account.verify' && isRole(detail)) {
    return { title: asRole(title, messages.roles[detail]), words: '' };
  }
  return { title, words: inWords(act, detail, moment) };
}

/** Entries hold the names of the code: of acts, of roles, of settings and of ways to prove a number. */
function inWords(act: string, detail: string, moment: (iso: string) => string): string {
  if (act.startsWith('proposal.')) {
    return detail.replace(/^[a-z-]+\.[a-z-]+(?=, )/, (name) => actWords[name] ?? name);
  }
  if (act === 'account.role') {
    return detail.replace(/^(\w+) to (\w+)/, (words, from: string, to: string) =>
      isRole(from) && isRole(to) ? roleChange(messages.roles[from], messages.roles[to]) : words,
    );
  }
  if (act === 'number.move') {
    return detail.replace(/[a-z-]+$/, (way) => numberWays[way] ?? way);
  }
  if (act === 'campus.restored') return detail.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, moment);
  // Entries of before hold the path of the call.
  if (act === 'officer.refused' && /^[A-Z]+ \//.test(detail)) return '';
  if (act === 'campus.settings') return detail.replace(/^[^:]*/, nameSettings);
  return detail;
}

const settingNames = new Map<string, string>(Object.entries(settingMessages));

const nameSettings = (fields: string) =>
  fields
    .split(', ')
    .map((field) => settingNames.get(field) ?? field)
    .join(', ');

const isRole = (word: string): word is Role => roles.some((role) => role === word);
