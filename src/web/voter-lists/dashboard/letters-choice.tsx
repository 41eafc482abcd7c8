import { voterListMessages as text } from '#texts/en/voter-list.ts';
import { RadioCards } from '#web/kit/radio-cards.tsx';
import type { Letters, ListText } from './list-letters.ts';

/** A list with the letters in which it is read; null until an officer has said that the names are right. */
export interface LetteredList extends ListText {
  letters: Letters | null;
}

/** True while an officer has not said in which letters it is. */
export const asksLetters = ({ readings, letters }: LetteredList): boolean =>
  readings.length > 0 && letters === null;

interface LettersChoiceProps<List> {
  list: List;
  /** The list as it is then. */
  onChoose: (list: List) => void;
}

/** In which letters a list is, by the names that each would make; nothing where that is certain. */
export function LettersChoice<List extends LetteredList>(props: LettersChoiceProps<List>) {
  const { list, onChoose } = props;
  if (list.readings.length === 0) return null;
  return (
    <RadioCards
      legend={text.letters}
      name="import-letters"
      value={list.letters}
      cards={list.readings.map(({ letters, names }) => ({
        value: letters,
        label: names.join(' · '),
        text: text.lettersOf[letters],
      }))}
      onChange={(letters) => {
        const reading = list.readings.find((one) => one.letters === letters);
        onChoose({ ...list, letters, text: reading?.text ?? list.text });
      }}
    />
  );
}
