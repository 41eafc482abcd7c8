/**
 * Browsers remember a file that failed, and join a request that hangs: asking for the same address
 * is no second try. The same file under an address they have not seen is one; it stands in the
 * source of the loader, or in the error of the last resort.
 */
export async function loadAgain<Module>(
  load: () => Promise<Module>,
  turn: number,
): Promise<Module> {
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

async function importFresh<Module>(address: string, turn: number): Promise<Module> {
  const url = new URL(address, import.meta.url);
  if (url.origin !== window.location.origin) throw new Error(`${url.origin} is not this site`);
  url.searchParams.set('again', String(turn));
  return (await import(/* @vite-ignore */ url.href)) as Module;
}
