import { Printer } from 'lucide-react';
import { showCode } from '#core/accounts/number-code.ts';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/kit/button.tsx';
import { numberOfficeMessages } from '#texts/en/number-office.ts';

const text = numberOfficeMessages;

interface CodeSheetProps {
  codes: readonly { enrollmentNumber: string; name: string; code: string }[];
  onClose: () => void;
}

function showSheet(sheet: HTMLElement | null): void {
  sheet?.focus({ preventScroll: true });
  sheet?.scrollIntoView({ block: 'nearest' });
}

/** The codes to cut out, a slip each. They are nowhere else: closed is closed. */
export function CodeSheet({ codes, onClose }: CodeSheetProps) {
  const address = `${location.host}${paths.number}`;
  return (
    <div
      ref={showSheet}
      role="region"
      aria-label={text.sheet}
      // What was pressed can be far from it.
      tabIndex={-1}
      data-code-sheet
      className="grid scroll-mt-[calc(var(--bar-height)+12px)] gap-3 focus:outline-none"
    >
      <div className="flex flex-wrap gap-2.5 print:hidden">
        <Button
          size="small"
          icon={<Printer size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {text.print}
        </Button>
        <Button kind="outline" size="small" onClick={onClose}>
          {text.close}
        </Button>
      </div>
      <ul className="grid grid-cols-2 gap-px border border-dashed border-line max-md:grid-cols-1">
        {codes.map(({ enrollmentNumber, name, code }) => (
          <li
            key={enrollmentNumber}
            className="break-inside-avoid border border-dashed border-line p-4"
          >
            <p className="flex flex-wrap items-baseline gap-x-2.5 wrap-anywhere">
              <bdi className="type-mono">{enrollmentNumber}</bdi> <bdi>{name}</bdi>
            </p>
            <p className="type-mono my-1.5 text-lede font-semibold">{showCode(code)}</p>
            <p className="type-meta wrap-anywhere">{text.sheetHelp(address)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
