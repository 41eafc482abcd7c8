/**
 * Browsers remember a file that failed, and join a request that hangs: asking for the same address
 * is no second try. The same file under an address they have not seen is one; it stands in the
 * source of the loader, or in the error of the last resort.
 */
export async function loadAgain<Module>(
  load: () => Promise<Module>,
  turn: number,
): Promise<Module> {
  reviveStyles(turn);
  const written = /import\(\s*["'`]([^"'`]+\.[jt]sx?)["'`]/.exec(load.toString())?.[1];
  if (written !== undefined) return await importFresh(written, turn);
  try {
    return await load();
  } catch (problem) {
    const named = /https?:\/\/[^\s'"]+\.[jt]sx?\b/.exec(String(problem))?.[0];
    if (named === undefined) throw problem;
    return await importFresh(named, turn);
  }
}

/** A stylesheet of the page that failed with it would stay away: it is asked for once more. */
function reviveStyles(turn: number): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet !== null) continue;
    const fresh = document.createElement('link');
    const url = new URL(link.href);
    url.searchParams.set('again', String(turn));
    fresh.rel = 'stylesheet';
    fresh.href = url.href;
    link.replaceWith(fresh);
  }
}

async function importFresh<Module>(address: string, turn: number): Promise<Module> {
  const url = new URL(address, import.meta.url);
  if (url.origin !== window.location.origin) throw new Error(`${url.origin} is not this site`);
  url.searchParams.set('again', String(turn));
  return (await import(/* @vite-ignore */ url.href)) as Module;
}
