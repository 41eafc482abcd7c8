import { supporterKinds } from '#core/elections/supporters.ts';
import type { Reply } from '#web/app/call.ts';
import { supporterMessages } from '#texts/en/supporters.ts';
import { listFormat } from '#texts/formats.ts';

const text = supporterMessages.officers;
const names = listFormat('en-GB');

type SupportedBy = NonNullable<Reply<'listPendingNominations'>[number]['supportedBy']>;

/** How many of the needed supporters a candidate has, and who they are; only officers see names. */
export function SupporterNames({ supportedBy }: { supportedBy: SupportedBy }) {
  const kinds = supporterKinds.filter((kind) => supportedBy[kind].needed > 0);
  const sum = (what: 'confirmed' | 'needed') =>
    kinds.reduce((all, kind) => all + supportedBy[kind][what], 0);
  return (
    <div className="type-meta wrap-anywhere">
      <p className="font-semibold">{text.count(sum('confirmed'), sum('needed'))}</p>
      {kinds.map((kind) => {
        const { confirmed, names: named } = supportedBy[kind];
        const unnamed = confirmed - named.length;
        const all = [...named, ...(unnamed > 0 ? [text.unnamed(unnamed)] : [])];
        return (
          <p key={kind}>
            {text.of[kind]} {all.length === 0 ? text.nobody : <bdi>{names.format(all)}</bdi>}
          </p>
        );
      })}
    </div>
  );
}
