// What runs in a page: it stands on nothing outside of itself.

/** What was found on a page and in what its buttons open. */
export interface Walked {
  /** The page, and the dialogs and menus that were opened. */
  opened: string[];
  /** Texts and names with English letters in them, each with where it stands. */
  plain: { text: string; where: string }[];
  /** What is cut off, stands out of the screen or does not close. */
  faults: string[];
  /** The buttons that were pressed, for the next page. */
  pressed: string[];
}

/**
 * Looks at the page, then presses each button of it that was not pressed on a former page, looks at what that
 * opened, and closes it. Whoever starts it refuses calls that would change something, and gives the page
 * `pressEscape` and `isWaiting`.
 */
export async function walkPage(pressedBefore: string[]): Promise<Walked> {
  const pressed = new Set(pressedBefore);
  const opened: string[] = [];
  const plain = new Map<string, string>();
  const faults = new Set<string>();
  const { pressEscape, isWaiting } = globalThis as unknown as {
    pressEscape: () => Promise<void>;
    isWaiting: () => Promise<boolean>;
  };
  const width = document.documentElement.clientWidth;
  const { pathname } = location;

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const layers = () =>
    [...document.querySelectorAll('[role="dialog"], [role="menu"], :popover-open')].filter(
      (one) => isShown(one) && !one.matches('[inert]'),
    );

  /**
   * Waits until nothing changes any more. After a press something has to: a file that comes first has its time.
   */
  const settle = async (isPressed = false) => {
    const started = performance.now();
    let changed = started;
    let isAnswered = !isPressed;
    const watch = new MutationObserver((changes) => {
      changed = performance.now();
      isAnswered ||= changes.some(({ type }) => type === 'childList');
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    const isSettled = () => {
      const now = performance.now();
      return now - changed > (isAnswered ? 45 : 500) || now - started > 3_000;
    };
    do {
      await new Promise((done) => setTimeout(done, 15));
      const isLoading = document.querySelector('[data-skeleton], [aria-busy="true"]') !== null;
      if (isLoading || (await isWaiting())) changed = performance.now();
    } while (!isSettled());
    watch.disconnect();
  };

  const look = (root: Element, where: string) => {
    const say = (text: string) => {
      if (/[A-Za-z]{2}/.test(text.replaceAll(/⟦.*?⟧/gs, ''))) plain.set(text.trim(), where);
    };
    const notRead = 'script, style, noscript, template, [dir=ltr], [lang]:not(html)';
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const wide: HTMLElement[] = [];
    for (let node: Node | null = root; node !== null; node = walk.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
          say(node.getAttribute(name) ?? '');
        }
        if (node instanceof HTMLElement && isFaulty(node)) wide.push(node);
      } else if (node.parentElement?.closest(notRead) === null) say(node.textContent ?? '');
    }
    // The parts around what stands out stand out with it.
    for (const one of wide.filter((a) => !wide.some((b) => a !== b && a.contains(b)))) {
      const text = (one.textContent ?? '').trim().slice(0, 40);
      faults.add(
        `${where}: cut off: <${one.tagName.toLowerCase()} class="${one.className}"> ${text}`,
      );
    }
    const over = document.documentElement.scrollWidth - width;
    if (over > 0) faults.add(`${where}: scrolls ${over} px sideways`);
  };
  const isFaulty = (element: HTMLElement) => {
    if (!isShown(element) || element.closest('[inert], [aria-hidden=true]') !== null) return false;
    const box = element.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2) return false;
    for (let one = element.parentElement; one !== null; one = one.parentElement) {
      const { clipPath, overflowX } = getComputedStyle(one);
      // What only a screen reader reads is cut to nothing; what scrolls in itself is in reach.
      if (clipPath === 'inset(50%)') return false;
      if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1) {
        return one.matches('[role="dialog"], [role="dialog"] > *');
      }
    }
    if (getComputedStyle(element).clipPath === 'inset(50%)') return false;
    if (box.left < -1 || box.right > width + 1) return true;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const hasText = [...element.childNodes].some(
      (one) => one.nodeType === Node.TEXT_NODE && (one.textContent ?? '').trim() !== '',
    );
    const clips = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis';
    return clips && hasText && element.scrollWidth > element.clientWidth + 1;
  };

  /** Rows have the same buttons, each with the name of its row; their signs say how far each row is. */
  const keyOf = (button: HTMLElement, where: string) => {
    const row = button.closest('li, tr, article');
    const isOfShell = button.closest('main, [role="dialog"]') === null;
    const sign = button.querySelector('svg')?.getAttribute('class') ?? '';
    const isOwn = row === null || button.matches('[role="menuitem"]');
    const text = isOwn ? (button.getAttribute('aria-label') ?? button.textContent ?? '') : '';
    const signs = [...(row?.querySelectorAll('svg') ?? [])].map((one) => one.getAttribute('class'));
    return [isOfShell ? '' : where, signs, button.className, sign, text].join('|');
  };
  const buttonsIn = (root: Element, where: string) =>
    [...root.querySelectorAll<HTMLElement>('button, summary, [role="menuitem"]')].filter(
      (one) =>
        isShown(one) &&
        !one.matches(':disabled, [aria-disabled=true], [type=submit], [lang]') &&
        one.closest('[inert]') === null &&
        !pressed.has(keyOf(one, where)),
    );

  const close = async (before: readonly Element[], where: string) => {
    const others = () => layers().filter((one) => !before.includes(one));
    for (let tries = 0; tries < 4 && others().length > 0; tries += 1) {
      const known = others();
      await pressEscape();
      await settle();
      const [question] = others().filter((one) => !known.includes(one));
      if (question === undefined) continue;
      // What was typed is lost after this question.
      look(question, `${where} › asks`);
      [...question.querySelectorAll<HTMLElement>('button')]
        .find((one) => /bg-danger/.test(one.className))
        ?.click();
      await settle();
    }
    if (others().length > 0) faults.add(`${where}: does not close`);
  };

  const press = async (host: Element, where: string, depth: number): Promise<void> => {
    for (let step = 0; step < 80 && host.isConnected; step += 1) {
      const [button] = buttonsIn(host, where);
      if (button === undefined) return;
      const key = keyOf(button, where);
      pressed.add(key);
      const before = layers();
      button.focus();
      button.click();
      await settle(true);
      if (location.pathname !== pathname) {
        history.back();
        await settle();
        return;
      }
      const top = layers()
        .filter((one) => !before.includes(one))
        .at(-1);
      if (top === undefined) {
        if (host.isConnected) look(host, where);
        continue;
      }
      const title = top.querySelector('h2')?.textContent ?? top.getAttribute('role') ?? '';
      const inside = `${where} › ${title.trim().slice(0, 60)}`;
      opened.push(inside);
      look(top, inside);
      const items = buttonsIn(top, inside).map((one) => keyOf(one, inside));
      if (depth < 2) await press(top, inside, depth + 1);
      await close(before, inside);
      // A menu closes after each of its items, and is opened again for the next one.
      const isMenu = top.matches('[role="menu"]') && depth < 2;
      if (isMenu && items.some((one) => !pressed.has(one))) pressed.delete(key);
    }
  };

  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, ::before, ::after { transition: none !important; animation: none !important }',
  );
  document.adoptedStyleSheets.push(still);
  window.print = () => {};
  await settle();
  const page = pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');
  opened.push(page + location.search);
  look(document.body, page + location.search);
  await press(document.body, page, 0);
  return {
    opened,
    plain: [...plain].map(([text, where]) => ({ text, where })),
    faults: [...faults],
    pressed: [...pressed],
  };
}
