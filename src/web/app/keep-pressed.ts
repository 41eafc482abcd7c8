// A page rendered by the server can be pressed before its script is here.

/** What a script in the head of index.html keeps until then. */
export interface EarlyPress {
  /** The last that was pressed, unless something else was pressed or typed after it. */
  button: HTMLButtonElement | null;
  stop: () => void;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/** Does what was pressed before hydration, once; a popover was opened by the browser itself. */
export function pressAgain(): void {
  const { earlyPress } = window;
  delete window.earlyPress;
  earlyPress?.stop();
  const button = earlyPress?.button ?? null;
  if (button === null || button.type !== 'button' || button.popoverTargetElement !== null) return;
  // By then what only the browser knows is rendered as well.
  setTimeout(() => {
    if (button.isConnected) button.click();
  });
}
