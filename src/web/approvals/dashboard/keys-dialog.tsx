import { Checkbox } from '#web/kit/checkbox.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { Key } from '#web/kit/key.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import type { Listed } from '#web/kit/list/table-kind.ts';
import type { ApprovalKind } from './approval-kind.ts';
import { switchLetters, useLettersOn } from './letter-keys.ts';

interface KeysDialogProps<T extends Listed> {
  kind: ApprovalKind<T>;
  isOpen: boolean;
  onClose: () => void;
}

/** The single letters of a list, and the switch that turns them off. */
export function KeysDialog<T extends Listed>({ kind, isOpen, onClose }: KeysDialogProps<T>) {
  const areLettersOn = useLettersOn();
  const { keys } = dashboardMessages;
  const list: readonly (readonly [string, string])[] = [
    ['J', keys.next],
    ['K', keys.previous],
    ['X', keys.select],
    [kind.accept.letter.toUpperCase(), kind.accept.label],
    [kind.refuse.letter.toUpperCase(), kind.refuse.label],
    ['/', keys.search],
    ['?', keys.help],
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={keys.title} lede={keys.text}>
      <dl className="mt-4.5 grid gap-0.5">
        {list.map(([key, meaning]) => (
          <div key={key} className="grid min-h-9 grid-cols-[44px_minmax(0,1fr)] items-center">
            <dt>
              <Key name={key} />
            </dt>
            <dd className={areLettersOn ? undefined : 'text-ink-3 line-through'}>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 border-t border-line pt-3">
        <Checkbox
          checked={areLettersOn}
          aria-describedby="letter-keys-text"
          onChange={(event) => switchLetters(event.target.checked)}
        >
          {keys.switch}
        </Checkbox>
        <p className="type-meta" id="letter-keys-text">
          {keys.switchText}
        </p>
      </div>
    </Dialog>
  );
}
