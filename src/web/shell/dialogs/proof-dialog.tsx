import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SecondFactor } from '#contract/second-factor.ts';
import { SecondStep } from '#web/accounts/second-step.tsx';
import { SecondStepForm } from '#web/accounts/second-step-form.tsx';
import { secondFactorQuery } from '#web/accounts/queries.ts';
import { call } from '#web/app/call.ts';
import { readAllAgain } from '#web/app/session.ts';
import type { AskedProof, Proof } from '#web/app/proof.ts';
import { Dialog } from '#web/kit/dialog.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { secondStepMessages } from '#texts/en/second-step.ts';

const text = secondStepMessages;

interface ProofDialogProps {
  isOpen: boolean;
  asked: AskedProof;
  onDone: (proof: Proof) => void;
  /** Closed without a proof: the call that waits is refused. */
  onClose: () => void;
}

/** Takes the second step of a log-in, takes it once more, or sets it up. */
export function ProofDialog({ isOpen, asked, onDone, onClose }: ProofDialogProps) {
  const client = useQueryClient();
  const setUp = () => {
    void readAllAgain(client);
    onDone('done');
  };
  const words = {
    'log-in': {
      title: text.askTitle,
      lede:
        asked.kind === 'log-in' && !asked.step.ways.includes('code')
          ? text.askTextPasskey
          : text.askText,
    },
    again: { title: text.againTitle, lede: text.againText },
    'set-up': { title: text.setUpTitle, lede: text.setUpText },
  }[asked.kind];
  return (
    <Dialog
      {...words}
      isOpen={isOpen}
      onClose={onClose}
      startsAt={asked.kind === 'set-up' ? 'heading' : 'field'}
    >
      {asked.kind === 'log-in' && (
        <SecondStepForm
          ways={asked.step.ways}
          onCode={async (code) =>
            onDone(await call('finishLogIn', { body: { key: asked.step.key, code } }))
          }
          onPasskey={async ({ logInWithPasskey }) => onDone(await logInWithPasskey())}
        />
      )}
      {asked.kind === 'again' && <Again onDone={() => onDone('done')} />}
      {asked.kind === 'set-up' && <SecondStep onDone={setUp} />}
    </Dialog>
  );
}

function Again({ onDone }: { onDone: () => void }) {
  return (
    <Loaded query={useQuery(secondFactorQuery)} failed={text.loadFailed} level={3}>
      {(factor) => (
        <SecondStepForm
          ways={waysOf(factor)}
          onCode={async (code) => {
            await call('reAuthenticate', { body: { code } });
            onDone();
          }}
          onPasskey={async ({ proveByPasskey }) => {
            await proveByPasskey();
            onDone();
          }}
        />
      )}
    </Loaded>
  );
}

const waysOf = ({ hasApp, passkeys, recoveryCodesLeft }: SecondFactor) => [
  ...(hasApp ? ['code'] : []),
  ...(passkeys > 0 ? ['passkey'] : []),
  ...(recoveryCodesLeft > 0 ? ['recovery-code'] : []),
];
