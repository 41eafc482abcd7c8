import { Field } from '#web/kit/field.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Select } from '#web/kit/select.tsx';
import { voterListMessages } from '#texts/en/voter-list.ts';
import type { ListFile } from './read-list-file.ts';

const text = voterListMessages;

interface WorkbookPartsProps<File> {
  file: File;
  isDisabled?: boolean;
  /** The file with the text of another sheet. */
  onSheet: (file: File) => void;
}

/** What of a workbook is the list: the sheet, of several, and that its hidden rows are read as well. */
export function WorkbookParts<File extends ListFile>({
  file,
  isDisabled = false,
  onSheet,
}: WorkbookPartsProps<File>) {
  const { sheets, sheet, hiddenRows } = file;
  return (
    <>
      {sheets.length > 0 && (
        <Field label={text.sheet}>
          {(control) => (
            <Select
              {...control}
              value={sheet}
              disabled={isDisabled}
              onChange={(event) => {
                const chosen = Number(event.target.value);
                onSheet({ ...file, sheet: chosen, ...sheets[chosen]?.read() });
              }}
            >
              {sheets.map(({ name }, at) => (
                <option key={at} value={at}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {hiddenRows > 0 && <Notice>{text.hiddenRows(hiddenRows)}</Notice>}
    </>
  );
}
