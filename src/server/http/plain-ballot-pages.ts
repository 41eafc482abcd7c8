import { abstention, selectsOf } from '#core/elections/plain-ballot.ts';
import type { PlainPosition } from '#core/elections/plain-ballot.ts';
import { isRanked } from '#core/elections/position-rules.ts';
import { electionPath } from '#core/page-paths.ts';
import { spokenSentence as say } from '#texts/spoken-sentence.ts';
import { escapeHtml as text } from '../escape-html.ts';

/** A position on the page, and what its selects say. */
export interface PlainStep extends PlainPosition {
  id: string;
  /** What is asked; empty for a post. */
  text: string;
  /** What voters have to do, and what votes for nobody do. */
  hint: string;
  selected: readonly string[];
  isWrong: boolean;
}

export interface PlainBallot {
  id: string;
  steps: readonly PlainStep[];
  /** Makes a repetition harmless; it stays the same from the first page to the last. */
  key: string;
}

/** One select for each rank or choice, in a form that is checked before anything is cast. */
export const ballotForm = ({ id, steps, key }: PlainBallot): string => `
<p>${text(say('Fill in the positions that you want to vote for, and leave the others empty. You see everything once more before it counts.'))}</p>
<form method="post" autocomplete="off">
${steps.map(fieldset).join('\n')}
${hidden('key', key)}
<button class="first" name="step" value="check">${text(say('Review choices'))}</button>
</form>
${back(id)}`;

function fieldset(step: PlainStep): string {
  const { id, title, hint, selected, isWrong } = step;
  const selects = Array.from({ length: selectsOf(step) }, (_, at) => {
    const label = isRanked(step.rules) || selectsOf(step) > 1 ? `Choice ${at + 1}` : 'Choice';
    const field = `${id}-${at + 1}`;
    return `<label for="${field}">${text(say(label))}</label>
<select id="${field}" name="${id}" aria-describedby="${id}-hint"${isWrong ? ' aria-invalid="true"' : ''}>
${options(step, at, selected[at] ?? '')}
</select>`;
  });
  const asked = step.text === '' ? '' : `<p>${text(step.text)}</p>\n`;
  return `<fieldset id="${id}">
<legend><bdi>${text(title)}</bdi></legend>
${asked}<p id="${id}-hint">${text(hint)}</p>
${selects.join('\n')}
</fieldset>`;
}

function options({ entries, rules }: PlainStep, at: number, selected: string): string {
  const all = [
    { id: '', name: '–' },
    ...entries,
    ...(rules.canAbstain && at === 0 ? [{ id: abstention, name: say('I abstain') }] : []),
  ];
  return all
    .map(
      ({ id, name }) =>
        `<option value="${text(id)}"${id === selected ? ' selected' : ''}>${text(name)}</option>`,
    )
    .join('');
}

/** What is chosen, once more, before it counts. */
export function ballotReview(ballot: PlainBallot): string {
  const made = ballot.steps.filter(({ selected }) => selected.some((one) => one !== ''));
  const fields = ballot.steps.flatMap(({ id, selected }) => selected.map((one) => hidden(id, one)));
  const cast = made.length === 1 ? 'Cast 1 vote' : `Cast ${made.length} votes`;
  return `
<p>${text(say('You can vote once for each position. Nobody can change a vote afterwards.'))}</p>
${ballot.steps.map(reviewOf).join('\n')}
<form method="post" autocomplete="off">
${fields.join('\n')}
${hidden('key', ballot.key)}
${made.length === 0 ? '' : `<button class="first" name="step" value="cast">${text(say(cast))}</button>`}
<button name="step" value="change">${text(say('Change'))}</button>
</form>
${back(ballot.id)}`;
}

function reviewOf(step: PlainStep): string {
  const names = step.selected.flatMap((one) => {
    if (one === abstention) return [say('I abstain')];
    return step.entries.find(({ id }) => id === one)?.name ?? [];
  });
  const tag = isRanked(step.rules) ? 'ol' : 'ul';
  const chosen =
    names.length === 0
      ? `<p>${text(say('No choice'))}</p>`
      : `<${tag}>${names.map((name) => `<li><bdi>${text(name)}</bdi></li>`).join('')}</${tag}>`;
  return `<h2><bdi>${text(step.title)}</bdi></h2>\n${chosen}`;
}

interface Line {
  position: string;
  /** The code of its receipt; null where it was refused. */
  code: string | null;
  /** Why it was refused. */
  refusal: string;
}

/** The receipts of what counts, and why the rest does not. */
export const receiptList = (lines: readonly Line[]): string => `
<p>${text(say('A receipt proves that you took part. It does not name your choice.'))}</p>
<ul>${lines
  .map(({ position, code, refusal }) => {
    const what = code === null ? text(say(refusal)) : text(say(`recorded, receipt ${code}`));
    return `<li><bdi>${text(position)}</bdi>: ${what}</li>`;
  })
  .join('')}</ul>`;

/** The way to the page of the election. */
export const back = (id: string): string =>
  `<p><a href="${electionPath(id)}">${text(say('Back to the election'))}</a></p>`;

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${text(name)}" value="${text(value)}">`;
