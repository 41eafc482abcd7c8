import { words } from '#web/words/words.ts';

/** For those whose browser runs no script: why the button of a form does nothing. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="notice">{words.needsScript}</p>
    </noscript>
  );
}
