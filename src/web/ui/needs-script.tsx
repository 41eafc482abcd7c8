import { messages } from '#web/messages/en/site.ts';
import { Notice } from './notice.tsx';

/** For those whose browser runs no script: why the button of a form does nothing. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice icon={null}>
        <p>{messages.needsScript}</p>
      </Notice>
    </noscript>
  );
}
