/** The chunk loader adds later sheets at the end of the head. This keeps them after the page's own sheets. */
export const moveToHead = 'document.head.append(document.currentScript.previousElementSibling)';
