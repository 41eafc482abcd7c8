// Translators and extensions put elements of theirs around our nodes, or in their place. React keeps the nodes that it
// made, and asks their former parents to remove them or to insert beside them; browsers then throw, and the page is
// gone (docs/decisions/0063-pages-that-others-change.md). Here both go on with what stands in that place now.

/** What stands where a text of ours stood that was taken out of the document. */
const standIns = new WeakMap<Node, Element>();

const { insertBefore, removeChild } = Node.prototype;

/** Keeps the page going whatever else changes it; before React's first render. */
export function bearChangesByOthers(): void {
  const observer = new MutationObserver((records) => note(records, observer));
  observer.observe(document, { childList: true, subtree: true });
  /** What stands for a node among the children of this parent: itself, what was put around it or in its place. */
  const standingFor = (node: Node, parent: Node): Node | null => {
    note(observer.takeRecords(), observer);
    let place: Node | null = node.parentNode === null ? (standIns.get(node) ?? null) : node;
    while (place !== null && place.parentNode !== parent) place = place.parentNode;
    return place;
  };

  Node.prototype.insertBefore = function <Made extends Node>(made: Made, next: Node | null): Made {
    const isElsewhere = next !== null && next.parentNode !== this;
    return insertBefore.call(this, made, isElsewhere ? standingFor(next, this) : next) as Made;
  };

  Node.prototype.removeChild = function <Left extends Node>(left: Left): Left {
    if (left.parentNode === this) return removeChild.call(this, left) as Left;
    const place = standingFor(left, this);
    let holder = left.parentNode;
    if (holder === null && place !== null) removeChild.call(this, place);
    holder?.removeChild(left);
    // Elements that were put around it go with the last node in them.
    while (place !== null && holder !== null && holder !== this && !holder.hasChildNodes()) {
      const outer: ParentNode | null = holder.parentNode;
      outer?.removeChild(holder);
      holder = outer;
    }
    return left;
  };
}

function note(records: readonly MutationRecord[], observer: MutationObserver): void {
  const added = new Set<Node>();
  for (const record of records) {
    if (record.type === 'characterData') putBack(record.target);
    for (const node of record.addedNodes) {
      added.add(node);
      const standIn = standIns.get(node);
      standIns.delete(node);
      // React moved a text whose place something else had taken: it would be there twice.
      if (standIn?.contains(node) === false) standIn.remove();
    }
    for (const node of record.removedNodes) {
      if (!(node instanceof Text) || node.parentNode !== null) continue;
      const beside = [...record.addedNodes, record.previousSibling, record.nextSibling];
      const standIn = beside.find(
        (neighbour) => neighbour instanceof Element && added.has(neighbour),
      );
      if (!(standIn instanceof Element)) continue;
      standIns.set(node, standIn);
      observer.observe(node, { characterData: true });
    }
  }
}

/** React gave a text that is not in the document other words: it comes back with them, and what stood for it goes. */
function putBack(text: Node): void {
  const standIn = standIns.get(text);
  standIns.delete(text);
  if (text instanceof Text && standIn?.isConnected === true) standIn.replaceWith(text);
}
