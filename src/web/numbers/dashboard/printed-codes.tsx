import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOfCall, Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { Button } from '#web/kit/button.tsx';
import { AskedAct } from '#web/kit/confirmed-act.tsx';
import type { Act } from '#web/kit/perform.ts';
import { perform } from '#web/kit/perform.ts';
import { numberOfficeMessages } from '#texts/en/number-office.ts';
import { CodeSheet } from './code-sheet.tsx';
import { numberOfficeQuery } from './queries.ts';

const text = numberOfficeMessages;

/** The codes that are on the screen, and what makes them. */
export interface Printing {
  codes: Reply<'printNumberCodes'>['codes'] | null;
  /** How they are made, for a button or a question. */
  act: (which: BodyOfCall<'printNumberCodes'>) => Act<Reply<'printNumberCodes'>>;
  /** Makes them at once. */
  make: (which: BodyOfCall<'printNumberCodes'>) => Promise<unknown>;
  forget: () => void;
}

export function usePrintedCodes(): Printing {
  const print = useCall('printNumberCodes');
  const [codes, setCodes] = useState<Printing['codes']>(null);
  const act: Printing['act'] = (body) => ({
    act: () => print.mutateAsync({ body }),
    failed: text.failed,
    done: null,
    onDone: (reply) => setCodes(reply.codes),
  });
  return { codes, act, make: (which) => perform(act(which)), forget: () => setCodes(null) };
}

/** Codes on paper, for numbers without an address or for all, and the sheet of those just made. */
export function PrintedCodes({ printing: { codes, act, make, forget } }: { printing: Printing }) {
  const { data } = useQuery(numberOfficeQuery);
  const voidAll = useCall('voidNumberCodes');
  const [asking, setAsking] = useState<'without-address' | 'all' | 'void' | null>(null);
  const out = data?.codes ?? 0;
  // Where codes are out, new ones make some of them void: that is asked first.
  const ask = (who: 'without-address' | 'all') => (out > 0 ? setAsking(who) : void make({ who }));
  const keep = () => setAsking(null);
  return (
    <section
      data-keeps-focus
      tabIndex={-1}
      aria-labelledby="printed-codes"
      className="grid grid-cols-1 gap-3 border-t border-line px-5 py-4 max-md:px-3.5"
    >
      <h3 id="printed-codes" className="type-h3">
        {text.codes}
      </h3>
      <p className="text-ink-2">
        {text.codesText} {out > 0 && text.out(out)}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="outline" size="small" onClick={() => ask('without-address')}>
          {text.printSome}
        </Button>
        <Button kind="outline" size="small" onClick={() => ask('all')}>
          {text.printAll}
        </Button>
        {out > 0 && (
          <Button kind="danger" size="small" onClick={() => setAsking('void')}>
            {text.voidAll}
          </Button>
        )}
      </div>
      {codes !== null && <CodeSheet codes={codes} onClose={forget} />}
      <AskedAct
        {...act({ who: asking === 'all' ? 'all' : 'without-address' })}
        isOpen={asking === 'without-address' || asking === 'all'}
        onClose={keep}
        title={text.printAsk}
        text={text.printAskText(out)}
        confirmLabel={text.printPress}
        confirmKind="primary"
      />
      <AskedAct
        isOpen={asking === 'void'}
        onClose={keep}
        title={text.voidAsk}
        text={text.voidText}
        confirmLabel={text.voidAll}
        act={() => voidAll.mutateAsync({ body: {} })}
        failed={text.failed}
        onDone={forget}
      />
    </section>
  );
}
