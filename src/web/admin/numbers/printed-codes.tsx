import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#web/app/call-error.ts';
import type { BodyOfCall, Reply } from '#web/app/call.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { numberOfficeMessages } from '#web/messages/en/number-office.ts';
import { messages } from '#web/messages/en/site.ts';
import { CodeSheet } from './code-sheet.tsx';
import { numberOfficeQuery, useNumberOffice } from './queries.ts';

const text = numberOfficeMessages;

/** The codes that are on the screen, and what makes them. */
export interface Printing {
  codes: Reply<'printNumberCodes'>['codes'] | null;
  make: (which: BodyOfCall<'printNumberCodes'>) => Promise<void>;
  forget: () => void;
}

export function usePrintedCodes(): Printing {
  const { print } = useNumberOffice();
  const [codes, setCodes] = useState<Printing['codes']>(null);
  return {
    codes,
    forget: () => setCodes(null),
    make: async (which) => {
      try {
        setCodes((await print.mutateAsync(which)).codes);
      } catch (problem) {
        notify.error(sentenceOf(problem, text.failed));
      }
    },
  };
}

/** Codes on paper, for numbers without an address or for all, and the sheet of those just made. */
export function PrintedCodes({ printing: { codes, make, forget } }: { printing: Printing }) {
  const { data } = useQuery(numberOfficeQuery);
  const { voidAll, print } = useNumberOffice();
  const [asking, setAsking] = useState<'without-address' | 'all' | 'void' | null>(null);
  const out = data?.codes ?? 0;
  // Where codes are out, new ones make some of them void: that is asked first.
  const ask = (who: 'without-address' | 'all') => (out > 0 ? setAsking(who) : void make({ who }));
  const end = async () => {
    try {
      notify.success((await voidAll.mutateAsync()).message);
      forget();
    } catch (problem) {
      notify.error(sentenceOf(problem, text.failed));
    }
  };
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
      <ConfirmDialog
        isOpen={asking === 'without-address' || asking === 'all'}
        title={text.printAsk}
        text={text.printAskText(out)}
        confirmLabel={text.printPress}
        confirmKind="primary"
        keepLabel={messages.dialog.cancel}
        isPending={print.isPending}
        onKeep={keep}
        onConfirm={async () => {
          if (asking !== 'void' && asking !== null) await make({ who: asking });
          keep();
        }}
      />
      <ConfirmDialog
        isOpen={asking === 'void'}
        title={text.voidAsk}
        text={text.voidText}
        confirmLabel={text.voidAll}
        keepLabel={messages.dialog.cancel}
        isPending={voidAll.isPending}
        onKeep={keep}
        onConfirm={async () => {
          await end();
          keep();
        }}
      />
    </section>
  );
}
