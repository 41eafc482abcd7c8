// The messages about "Our rules": rules for elections that an admin saves by name.
import { spoken } from '../spoken.ts';

export const ruleSetMessages = spoken('rule-sets.ruleSetMessages', {
  group: 'Our rules',
  save: 'Save rules',
  saveThese: 'Save as our rules',
  saveIts: 'Save its rules',
  title: 'Save as our rules',
  lede: 'Officers can then start a new election from them. Positions, voters and rules are saved. Names, dates and candidates are not.',
  name: 'Name of the rules',
  nameHint: 'Such as: Council by-election',
  nameMissing: 'Enter a name.',
  replaced: 'There are rules of this name. They are replaced.',
  saveFailed: 'The rules could not be saved.',
  list: 'Saved rules',
  loadFailed: 'The saved rules could not be loaded.',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete the rules ${name}`,
  deleteTitle: (name: string) => `Delete the rules ${name}?`,
  deleteText: 'Elections that started from them stay as they are.',
  deleteFailed: 'The rules could not be deleted.',
});
