import type { ComponentType, ReactNode } from 'react';
import type { Listed, TableKind } from '#web/kit/list/table-kind.ts';

/** The calls that decide on one thing by its id, and those that take such a decision back. */
export type DecisionCall =
  | 'acceptNomination'
  | 'rejectNomination'
  | 'reopenNomination'
  | 'verifyUser'
  | 'unverifyUser'
  | 'deleteUser'
  | 'verifyMember'
  | 'unverifyMember'
  | 'deleteMember';

/** What a decision may send along: what was read, and why. */
export interface DecisionBody {
  version?: number;
  checked?: string[];
  reason?: string;
  /** The memberships whose place the new one takes. */
  replaces?: string[];
}

/** One of the two decisions on what waits. */
export interface Decision<T extends Listed> {
  /** The single letter that does it while the list has the focus. */
  letter: string;
  label: string;
  /** Names the person: "Accept Meher Chawla". */
  labelOf: (name: string) => string;
  call: DecisionCall;
  /** What the call takes besides the id; `reason` is what the question asked for. */
  bodyOf?: (item: T, reason: string) => DecisionBody;
  /** The inverse call; with it a row offers Undo. */
  undo?: DecisionCall;
  /** "2 nominations accepted", and short, for the line that also counts failures. */
  done: (count: number) => string;
  doneShort: (count: number) => string;
  /** Of one person, beside Undo: several that follow each other are told apart. */
  doneTo?: (item: T) => string;
  /** The sentence when the server gave none. */
  failed: string;
  /** What has to be answered first, and for which. */
  question?: {
    isNeededFor: (items: readonly T[]) => boolean;
    Dialog: ComponentType<QuestionProps<T>>;
  };
}

/** What the question of a decision gets: about which, whether it shows, what its buttons do. */
export interface QuestionProps<T> {
  items: readonly T[];
  isOpen: boolean;
  onKeep: () => void;
  /** With the reason, where the question asks for one. */
  onConfirm: (reason?: string) => void;
}

interface Column<T> {
  title: string;
  cell: (item: T) => ReactNode;
}

/** Everything a list of people who wait for a decision has to know of them. */
export interface ApprovalKind<T extends Listed> extends TableKind<T> {
  /** Which rows of the answer the list shows, where some stand elsewhere. */
  isShown?: (item: T) => boolean;
  search: NonNullable<TableKind<T>['search']>;
  filters: NonNullable<TableKind<T>['filters']>;
  groups: NonNullable<TableKind<T>['groups']>;
  /** The heading over names. */
  whoTitle: string;
  nameOf: (item: T) => string;
  /** Avatar, name and what tells two of a name apart. */
  who: (item: T) => ReactNode;
  columns: readonly [Column<T>, Column<T>, Column<T>];
  /** The widths of the columns as a class, where they are not the usual ones. */
  widths?: string;
  /** What the one who decides should know. */
  warnings: (item: T) => readonly string[];
  /** What stands below the row; null without anything. */
  detail?: (item: T) => ReactNode;
  accept: Decision<T>;
  refuse: Decision<T>;
  loadFailed: string;
}
