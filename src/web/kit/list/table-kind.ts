/** What a list of the dashboard holds: things with an id. */
export interface Listed {
  _id: string;
}

export interface FilterOption {
  value: string;
  label: string;
}

/** A choice above the list; it stands in the address under `key`. */
export interface TableFilter<T> {
  key: string;
  label: string;
  /** The option that filters nothing. */
  all: string;
  optionOf: (item: T) => FilterOption;
  /** With these it is a button for each, with its count; else a select of what the list holds. */
  buttons?: readonly FilterOption[];
}

/** Rows that belong together, in the order of the screen; the first that has an item keeps it. */
export interface TableGroup<T> {
  id: string;
  title?: string;
  text?: string;
  has: (item: T) => boolean;
  /** Whether several of its rows can be selected and decided at once. */
  isSelectable: boolean;
  /** True where no decision is possible any more. */
  isSettled?: boolean;
}

/** What a list has to know of the things in it. */
export interface TableKind<T extends Listed> {
  /** The name of the list for assistive technology. */
  list: string;
  /** A list without a search is short: it has neither filters nor pages. */
  search?: { label: string; placeholder: string; textOf: (item: T) => string };
  filters?: readonly TableFilter<T>[];
  groups?: readonly TableGroup<T>[];
}
