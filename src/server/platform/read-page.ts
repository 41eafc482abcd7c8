/** What a store finds for one page: its rows, and how many there are on all pages. */
interface Found<Row> {
  rows: Row[];
  total: number;
}

/** Reads one page of `size` rows, counted from 1; one behind the last is the last. */
export async function readPage<Row, Of extends Found<Row>>(
  asked: { page: number; size: number },
  read: (part: { from: number; size: number }) => Promise<Of & Found<Row>>,
): Promise<Of & { page: number; pages: number }> {
  const { page, size } = asked;
  const readAt = (at: number) => read({ from: (at - 1) * size, size });
  const found = await readAt(page);
  const pages = Math.max(1, Math.ceil(found.total / size));
  return page > pages
    ? { ...(await readAt(pages)), page: pages, pages }
    : { ...found, page, pages };
}
