import type { ComponentType, ReactNode } from 'react';

/** What a queue holds: something with an id that waits for a decision. */
export interface Waiting {
  _id: string;
}

/** One of the two decisions a queue knows. */
export interface QueueVerb<T extends Waiting> {
  id: 'accept' | 'refuse';
  /** The single letter that does it while the list has the focus. */
  letter: string;
  label: string;
  /** Names the person: "Accept Meher Chawla". */
  labelOf: (name: string) => string;
  send: (item: T) => Promise<unknown>;
  /** The inverse call; with it the toast offers Undo. */
  takeBack?: (item: T) => Promise<unknown>;
  /** "2 nominations accepted", and short, for the line that also counts failures. */
  done: (count: number) => string;
  doneShort: (count: number) => string;
  /** The sentence when the server gave none. */
  failed: string;
  /** What has to be answered first, and for which. */
  question?: {
    isNeededFor: (items: readonly T[]) => boolean;
    Dialog: ComponentType<ConfirmProps<T>>;
  };
}

/** What the question of a verb gets: about which, whether it shows, what its buttons do. */
export interface ConfirmProps<T> {
  items: readonly T[];
  isOpen: boolean;
  onKeep: () => void;
  onConfirm: () => void;
}

export interface QueueColumn<T> {
  title: string;
  cell: (item: T) => ReactNode;
}

/** A select above the list; its choice stands in the address under `key`. */
export interface QueueFilter<T> {
  key: string;
  label: string;
  /** The option that filters nothing. */
  all: string;
  optionOf: (item: T) => { value: string; label: string };
}

/** Rows that belong together, in the order of the screen; the first that has an item keeps it. */
export interface QueueGroup<T> {
  id: string;
  title?: string;
  text?: string;
  has: (item: T) => boolean;
  /** False where every decision is taken on its own. */
  isSelectable: boolean;
  /** True where no decision is possible any more. */
  isSettled?: boolean;
}

/** Everything a queue has to know of what waits in it. */
export interface QueueKind<T extends Waiting> {
  /** The name of the list for assistive technology. */
  list: string;
  search: { label: string; placeholder: string; textOf: (item: T) => string };
  filters: readonly QueueFilter<T>[];
  groups: readonly QueueGroup<T>[];
  /** The heading over names. */
  whoTitle: string;
  nameOf: (item: T) => string;
  /** Avatar, name and what tells two of a name apart. */
  who: (item: T) => ReactNode;
  columns: readonly [QueueColumn<T>, QueueColumn<T>, QueueColumn<T>];
  /** The widths of the columns as a class, where they are not the usual ones. */
  widths?: string;
  /** What the one who decides should know. */
  warnings: (item: T) => readonly string[];
  accept: QueueVerb<T>;
  refuse: QueueVerb<T>;
  loadFailed: string;
}
