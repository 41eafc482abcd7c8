import { messages } from '#web/messages/en/site.ts';

/** For those whose browser runs no script: why the button of a form does nothing. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="notice">{messages.needsScript}</p>
    </noscript>
  );
}
