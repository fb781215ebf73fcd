/**
 * Texts that a translator could take from React: one that stands beside something else, and one that React holds by itself, as it
 * does what a component returns without an element around it. The text of an element that has nothing but it is the element's own.
 *
 * @returns the HTML of what each stands in
 */
export function listBareTexts(root: Element): string[] {
  const bare: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const { parentElement: parent } = text;
    if (!parent || text.textContent?.trim() === '') continue;
    // React names what is its own by it.
    const isHeld = Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
    if (isHeld || parent.childNodes.length > 1) bare.push(parent.outerHTML);
  }
  return bare;
}
