/**
 * Enlarges only the page's text.
 *
 * @returns restores it
 */
export function zoomText(root: Element, factor: number): () => void {
  const elements = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => element instanceof HTMLElement);
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const [index, element] of elements.entries()) element.style.fontSize = `${(sizes[index] ?? 0) * factor}px`;
  return () => {
    for (const element of elements) element.style.removeProperty('font-size');
  };
}

/** Visible share of a line's height, around its middle. */
const seenPart = 0.9;

/** In px; a smaller overlap is invisible. */
const tolerance = 1;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface Line extends Box {
  text: Text;
}

/**
 * Finds unreadable text and low controls: lines that overlap, cover a picture or leave their box, and controls lower
 * than their text.
 *
 * @returns each text with its obstacle
 */
export function listCrowdedTexts(root: Element): string[] {
  const lines = listTexts(root).flatMap(listLines);
  const pictures = [...root.querySelectorAll('img, [role=img]')].filter(isSeen);
  const faults = lines.flatMap((line, index) => {
    const inLines = lines.slice(index + 1).filter((other) => overlap(line, other));
    const inPictures = pictures.filter(
      (picture) => overlap(line, picture.getBoundingClientRect()) && !hasPlate(line, picture),
    );
    const box = listBoxes(line.text).find((element) => !isInside(line, element.getBoundingClientRect()));
    return [
      ...inLines.map(({ text }) => `${format(line)} stands in "${text.data}"`),
      ...inPictures.map((picture) => `${format(line)} stands in ${tagOf(picture)}`),
      ...(box ? [`${format(line)} stands outside of ${tagOf(box)}`] : []),
    ];
  });
  return [...faults, ...listLowControls(root)];
}

function format({ text, left, top }: Line): string {
  return `"${text.data}" (${Math.round(left)}, ${Math.round(top)})`;
}

function tagOf(element: Element): string {
  const [tag = ''] = /^<[^>]*>/.exec(element.outerHTML) ?? [];
  return tag;
}

function listTexts(root: Element): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let next = walker.nextNode(); next; next = walker.nextNode()) {
    const text = next as Text;
    if (text.data.trim() !== '' && isSeen(text.parentElement)) texts.push(text);
  }
  return texts;
}

function isSeen(element: Element | null): boolean {
  if (!element?.checkVisibility({ opacityProperty: true })) return false;
  if (element.matches('option, textarea, style, script')) return false;
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { clipPath, position } = getComputedStyle(box);
    if (clipPath !== 'none' || position === 'fixed') return false;
  }
  return true;
}

function listLines(text: Text): Line[] {
  const { fontSize } = getComputedStyle(text.parentElement as Element);
  const half = (Number.parseFloat(fontSize) * seenPart) / 2;
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
    const middle = (top + bottom) / 2;
    return { text, left, right, top: middle - half, bottom: middle + half };
  });
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance
  );
}

/** Whether an opaque box between the picture and the line makes the line readable, like the length on a video's cover. */
function hasPlate(line: Line, picture: Element): boolean {
  return listBoxes(line.text).some((box) => {
    const { backgroundColor, position } = getComputedStyle(box);
    const isAbove = picture.compareDocumentPosition(box) === Node.DOCUMENT_POSITION_FOLLOWING && position !== 'static';
    return isAbove && backgroundColor.startsWith('rgb(') && isInside(line, box.getBoundingClientRect());
  });
}

/** Elements that must contain the text. Absolutely positioned text has none. */
function listBoxes(text: Text): Element[] {
  const boxes: Element[] = [];
  for (let box = text.parentElement; box; box = box.parentElement) {
    const { display, position } = getComputedStyle(box);
    if (display !== 'inline' && display !== 'contents') boxes.push(box);
    if (position === 'absolute') break;
  }
  return boxes;
}

function isInside(line: Box, box: Box): boolean {
  return (
    line.left > box.left - tolerance &&
    line.right < box.right + tolerance &&
    line.top > box.top - tolerance &&
    line.bottom < box.bottom + tolerance
  );
}

function listLowControls(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>('input, select')]
    .filter((control) => isSeen(control) && !control.matches('[type=radio], [type=checkbox]'))
    .filter((control) => control.clientHeight < Number.parseFloat(getComputedStyle(control).fontSize) * 1.2)
    .map((control) => `${tagOf(control)} is lower than its text`);
}
