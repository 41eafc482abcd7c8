import type { ReactNode } from 'react';
import { useState } from 'react';
import type { BodyOfCall, Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { Button } from '#web/kit/button.tsx';
import { AskedAct } from '#web/kit/confirmed-act.tsx';
import { notify } from '#web/kit/notify.ts';
import { perform } from '#web/kit/act-button.tsx';
import { numberOfficeMessages } from '#texts/en/number-office.ts';
import { needsReason } from '#web/proposals/touching-act.tsx';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { CodeSheet } from './code-sheet.tsx';

const text = numberOfficeMessages;

/** The codes that are on the screen, and what makes them. */
export interface Printing {
  codes: Extract<Reply<'printNumberCodes'>, { codes: unknown }>['codes'] | null;
  /** Makes them at once. */
  make: (which: BodyOfCall<'printNumberCodes'>) => Promise<unknown>;
  forget: () => void;
  /** Asks for the reason where another officer has to confirm them; it is shown with what prints. */
  question: ReactNode;
}

export function usePrintedCodes(): Printing {
  const print = useCall('printNumberCodes');
  const [codes, setCodes] = useState<Printing['codes']>(null);
  const [proposed, setProposed] = useState<BodyOfCall<'printNumberCodes'> | null>(null);
  const make: Printing['make'] = (body) =>
    perform({
      act: () =>
        print.mutateAsync({ body }).catch((problem: unknown) => {
          if (!needsReason(problem)) throw problem;
          setProposed(body);
          return null;
        }),
      failed: text.failed,
      done: null,
      onDone: (reply) => {
        if (reply === null) return;
        if ('codes' in reply) setCodes(reply.codes);
        else notify.success(reply.message);
      },
    });
  const question = proposed !== null && (
    <ReasonedAct
      isOpen
      onClose={() => setProposed(null)}
      title={text.printMoreTitle}
      text={text.printMoreText}
      confirm={text.printMore}
      confirmKind="primary"
      reader="secondOfficer"
      act={(reason) => print.mutateAsync({ body: { ...proposed, reason } })}
      failed={text.failed}
      onDone={(reply) => 'codes' in reply && setCodes(reply.codes)}
    />
  );
  return { codes, make, forget: () => setCodes(null), question };
}

/** Codes on paper, for numbers without an address or for all, and the sheet of those just made. */
export function PrintedCodes({
  printing: { codes, make, forget, question },
}: {
  printing: Printing;
}) {
  const voidAll = useCall('voidNumberCodes');
  const [asking, setAsking] = useState<'without-address' | 'all' | 'void' | null>(null);
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
      <p className="text-ink-2">{text.codesText}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="outline" size="small" onClick={() => setAsking('without-address')}>
          {text.printSome}
        </Button>
        <Button kind="outline" size="small" onClick={() => setAsking('all')}>
          {text.printAll}
        </Button>
        <Button kind="danger" size="small" onClick={() => setAsking('void')}>
          {text.voidAll}
        </Button>
      </div>
      {codes !== null && <CodeSheet codes={codes} onClose={forget} />}
      {question}
      <AskedAct
        act={() => make({ who: asking === 'all' ? 'all' : 'without-address' })}
        failed={text.failed}
        done={null}
        isOpen={asking === 'without-address' || asking === 'all'}
        onClose={keep}
        title={text.printAsk}
        text={text.printAskText}
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
