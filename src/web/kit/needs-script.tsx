import { messages } from '#texts/en/site.ts';
import { Notice } from './notice.tsx';

/** Explains, in a browser without JavaScript, why the form's button does nothing. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice icon={null}>
        <p>{messages.needsScript}</p>
      </Notice>
    </noscript>
  );
}
