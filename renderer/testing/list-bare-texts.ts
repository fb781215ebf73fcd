/**
 * Text nodes that a translator could break for React: a text beside other nodes, or one that React tracks by itself,
 * such as a component's bare return value. An element's only text is safe.
 *
 * @returns HTML of each parent
 */
export function listBareTexts(root: Element): string[] {
  const bare: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const { parentElement: parent } = text;
    if (!parent || text.textContent?.trim() === '') continue;
    // React marks its own nodes with this key.
    const isHeld = Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
    if (isHeld || parent.childNodes.length > 1) bare.push(parent.outerHTML);
  }
  return bare;
}
