import { addressOf } from '#core/pictures/picture-address.ts';
import type { ListedNumber } from '#contract/number-office.ts';
import type { ListedRow } from './entry-store.ts';

/** A number of the lists with the account that has it. */
export function presentListedNumber(row: ListedRow): ListedNumber {
  return {
    enrollmentNumber: row.enrollmentNumber,
    name: row.listName,
    groups: row.groups,
    hasAddress: row.hasAddress,
    hasCode: row.hasCode,
    holder:
      row.accountId === null
        ? null
        : {
            _id: row.accountId,
            name: row.name ?? '',
            email: row.email ?? '',
            profileImg: addressOf(row.uploadId),
            provedHow: row.provedHow,
            provedAt: row.provedAt?.toISOString() ?? null,
            provedBy: row.provedBy,
          },
  };
}
