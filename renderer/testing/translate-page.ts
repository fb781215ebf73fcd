/**
 * Acts as a browser's translator: replaces each text, also later ones, with two `font` elements. The words stay, so
 * that tests find them. Self-contained, so that a browser can receive it as a script.
 *
 * @returns stops it; translated texts stay translated
 */
export function translatePage(): () => void {
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '') return;
    if (parent.localName === 'font' || parent.closest('[translate=no], script, style, noscript, title')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (node: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let next: Node | null = node; next; next = walker.nextNode()) if (next instanceof Text) texts.push(next);
    for (const text of texts) translate(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) translateAll(node);
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  translateAll(document);
  return () => observer.disconnect();
}
