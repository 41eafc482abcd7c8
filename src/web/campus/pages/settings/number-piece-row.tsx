import type { NumberMeaning, NumberPiece } from '#core/accounts/number-format.ts';
import { formatLimits, meaningOf, pieceLength } from '#core/accounts/number-format.ts';
import { Field } from '#web/kit/field.tsx';
import { OrderButtons } from '#web/kit/order-buttons.tsx';
import { Select } from '#web/kit/select.tsx';
import { TextInput } from '#web/kit/text-input.tsx';
import { numberFormatMessages } from '#texts/en/number-format.ts';

const text = numberFormatMessages;
const kinds = ['text', 'letters', 'digits'] as const;
const lengths = Array.from({ length: formatLimits.most }, (_, index) => index + 1);

interface NumberPieceRowProps {
  piece: NumberPiece;
  /** From 1. */
  place: number;
  isLast: boolean;
  onChange: (piece: NumberPiece) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One piece of an enrollment number: what it is, how long, and what it says. */
export function NumberPieceRow(props: NumberPieceRowProps) {
  const { piece, place, isLast, onChange, onMove, onRemove } = props;
  return (
    <li>
      <fieldset className="grid min-w-0 gap-3 rounded-control border border-line px-3.5 pt-2.5 pb-3.5">
        <legend className="sr-only">{text.piece(place)}</legend>
        <div className="flex items-center gap-0.5">
          <span className="flex-1 text-ui font-semibold" aria-hidden>
            {text.piece(place)}
          </span>
          <OrderButtons
            mark={{ 'data-place': place }}
            words={{ up: text.up(place), down: text.down(place), remove: text.remove(place) }}
            isFirst={place === 1}
            isLast={isLast}
            onMove={onMove}
            onRemove={onRemove}
          />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(150px,100%),1fr))] gap-3">
          <Field label={text.kind}>
            {(control) => (
              <Select
                {...control}
                value={piece.kind}
                onChange={(event) =>
                  onChange(ofKind(piece, kinds.find((it) => it === event.target.value) ?? 'digits'))
                }
              >
                {kinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {text.kinds[kind]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {piece.kind === 'text' ? (
            <Field label={text.text} hint={text.textHint}>
              {(control) => (
                <TextInput
                  {...control}
                  isCode
                  value={piece.text}
                  maxLength={formatLimits.most}
                  autoCapitalize="characters"
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) =>
                    onChange({ kind: 'text', text: event.target.value.toUpperCase() })
                  }
                />
              )}
            </Field>
          ) : (
            <>
              <Field label={text.length}>
                {(control) => (
                  <Select
                    {...control}
                    value={piece.length}
                    onChange={(event) => onChange({ ...piece, length: Number(event.target.value) })}
                  >
                    {lengths.map((length) => (
                      <option key={length}>{length}</option>
                    ))}
                  </Select>
                )}
              </Field>
              <Field label={text.means}>
                {(control) => (
                  <Select
                    {...control}
                    value={piece.means ?? ''}
                    onChange={(event) => onChange(saying(piece, event.target.value))}
                  >
                    <option value="">{text.meanings.none}</option>
                    {(piece.kind === 'digits' ? allMeanings : letterMeanings).map((meaning) => (
                      <option key={meaning} value={meaning}>
                        {text.meanings[meaning]}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            </>
          )}
        </div>
      </fieldset>
    </li>
  );
}

const letterMeanings = ['branch'] as const;
const allMeanings = ['branch', 'year'] as const;

/** The piece as another kind, with what of it can stay. */
function ofKind(piece: NumberPiece, kind: NumberPiece['kind']): NumberPiece {
  if (kind === 'text') return { kind, text: '' };
  const length = Math.max(1, pieceLength(piece));
  const means = meaningOf(piece);
  if (means === 'branch') return { kind, length, means };
  return kind === 'digits' && means === 'year' ? { kind, length, means } : { kind, length };
}

function saying(piece: Exclude<NumberPiece, { kind: 'text' }>, said: string): NumberPiece {
  const { kind, length } = piece;
  const means: NumberMeaning | undefined = allMeanings.find((it) => it === said);
  if (means === undefined) return { kind, length };
  if (means === 'branch') return { kind, length, means };
  return { kind: 'digits', length, means };
}
