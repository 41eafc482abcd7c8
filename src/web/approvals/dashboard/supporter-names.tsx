import { supporterKinds } from '#core/elections/supporters.ts';
import type { Reply } from '#web/app/call.ts';
import { supporterMessages } from '#texts/en/supporters.ts';
import { listFormat, numberText } from '#texts/formats.ts';

const text = supporterMessages.officers;
const names = listFormat('en-GB');
/** More names than these are behind their number. */
const mostAtOnce = 20;

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
        const { confirmed, names: known } = supportedBy[kind];
        const unnamed = confirmed - known.length;
        const all = [...known, ...(unnamed > 0 ? [text.unnamed(unnamed)] : [])];
        const named = <bdi>{names.whole(all)}</bdi>;
        return all.length > mostAtOnce ? (
          <details key={kind}>
            <summary className="cursor-pointer">
              {text.of[kind]} {numberText(confirmed)}
            </summary>
            <p>{named}</p>
          </details>
        ) : (
          <p key={kind}>
            {text.of[kind]} {all.length === 0 ? text.nobody : named}
          </p>
        );
      })}
    </div>
  );
}
