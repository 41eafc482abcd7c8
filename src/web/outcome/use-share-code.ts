import { useState } from 'react';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { recountKitMessages as text } from '#texts/en/recount-kit.ts';
import { electionPath } from '#web/app/paths.ts';

/** Shares the code of a result with the address of its election; where nothing can share, it is copied. */
export function useShareCode({ electionId, name }: ElectionResults, code: string) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const url = new URL(electionPath(electionId), window.location.href).href;
    const words = text.shared(name, code);
    try {
      if ('share' in navigator) await navigator.share({ text: words, url });
      else {
        await window.navigator['clipboard'].writeText(`${words} ${url}`);
        setCopied(true);
      }
    } catch {
      // The person closed what the system showed, or it allows neither: the code is on the page.
    }
  };
  return { share: () => void share(), isCopied };
}
