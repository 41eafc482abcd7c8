import type { CampusSettings } from '#contract/campus-settings.ts';
import { settingsMessages } from '#web/messages/en/settings.ts';
import { messages } from '#web/messages/en/site.ts';

const webAddress = /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#]\S*)?$/;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with the settings before they are sent, by the server's names of the fields. */
export function checkSettings(settings: CampusSettings): Record<string, string> {
  const wrong: Record<string, string> = {};
  if (settings.universityName.trim() === '') wrong['universityName'] = messages.fixed.fillAllFields;
  if (!/^[0-9]{4}$/.test(settings.enrollmentPrefix.trim())) {
    wrong['enrollmentPrefix'] = settingsMessages.wrongPrefix;
  }
  for (const kind of ['instagram', 'linkedin', 'youtube'] as const) {
    const address = settings.social[kind].trim();
    if (address !== '' && !webAddress.test(address)) {
      wrong[`social.${kind}`] = settingsMessages.wrongAddress;
    }
  }
  const address = settings.social.email.trim();
  if (address !== '' && !email.test(address)) wrong['social.email'] = settingsMessages.wrongEmail;
  return wrong;
}
