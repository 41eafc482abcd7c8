import { sentenceOf } from '#web/app/call-error.ts';
import { notify } from '#web/ui/notify.ts';
import { emailsMessages } from '#web/messages/en/emails.ts';
import { useEmailActs } from './queries.ts';

/** What admins do about e-mails, and a sentence about how it went. */
export function useTold() {
  const tell = async (done: Promise<{ message: string }>): Promise<boolean> => {
    try {
      notify.success((await done).message);
      return true;
    } catch (problem) {
      notify.error(sentenceOf(problem, emailsMessages.actFailed));
      return false;
    }
  };
  return { ...useEmailActs(), tell };
}
