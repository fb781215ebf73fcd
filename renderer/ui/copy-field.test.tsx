import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { onPaper } from '../testing/on-paper';
import { CopyField } from './copy-field';

const words = { label: 'Pix copia e cola', copy: 'Copiar código', copied: 'Código copiado', failed: 'Copie à mão' };
const text = '00020101021226770014br.gov.bcb.pix';

async function press() {
  const { container } = await render(<CopyField text={text} {...words} />);
  const status = container.querySelector('[role=status]');
  expect(status?.textContent).toBe('');
  const button = container.querySelector('button');
  button?.focus();
  button?.click();
  await vi.waitFor(() => expect(status?.textContent).not.toBe(''));
  expect(container.querySelector('[role=status]')).toBe(status);
  const field = container.querySelector('textarea');
  const selected = field?.value.slice(field.selectionStart, field.selectionEnd);
  return { field, selected, button, status, isSeen: (status?.getBoundingClientRect().width ?? 0) > 1 };
}

/** States of a browser without a clipboard, or with a blocked one. */
const closed = {
  missing: undefined,
  refused: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } as unknown as Clipboard,
};

/** The deprecated copy command. */
const command = vi.fn<(name: string) => boolean>();
beforeEach(() => {
  vi.spyOn(document, 'execCommand').mockImplementation(command);
});
afterEach(() => {
  vi.restoreAllMocks();
  command.mockReset();
});

it('the copy button copies the text and says so', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
  const { button, status, isSeen } = await press();
  expect(writeText).toHaveBeenCalledWith(text);
  expect(command).not.toHaveBeenCalled();
  expect([button?.textContent, status?.textContent, isSeen]).toEqual([words.copied, words.copied, false]);
});

it.each(['missing', 'refused'] as const)('with the clipboard %s, the button uses an older copy API', async (state) => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(closed[state] as Clipboard);
  let taken: string | undefined;
  command.mockImplementation((name) => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement) taken = field.value.slice(field.selectionStart, field.selectionEnd);
    return name === 'copy';
  });
  const { button, status, isSeen } = await press();
  expect(taken).toBe(text);
  expect([button?.textContent, status?.textContent, isSeen]).toEqual([words.copied, words.copied, false]);
  expect(document.activeElement).toBe(button);
});

it.each([
  ['missing', 'does nothing'],
  ['refused', 'does nothing'],
  ['missing', 'fails'],
] as const)('if the clipboard is %s and the copy command %s, I see that I must copy by hand', async (state, answer) => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(closed[state] as Clipboard);
  command.mockImplementation(() => {
    if (answer === 'fails') throw new DOMException('', 'SecurityError');
    return false;
  });
  const { field, selected, button, status, isSeen } = await press();
  expect([button?.textContent, status?.textContent, isSeen]).toEqual([words.copy, words.failed, true]);
  expect(selected).toBe(text);
  expect(document.activeElement).toBe(field);
});

it.each([
  ['the text is copied', true],
  ['the text must be copied by hand', false],
] as const)('a screen reader announces the result of every press, even when it repeats: %s', async (_, isCopied) => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  command.mockReturnValue(isCopied);
  const { button, status } = await press();
  const heard: string[] = [];
  new MutationObserver(() => heard.push(status?.textContent?.trim() ?? '')).observe(status as Node, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  const answer = isCopied ? words.copied : words.failed;
  for (let presses = 1; presses <= 3; presses += 1) {
    button?.click();
    await vi.waitFor(() => expect(heard).toEqual(Array(presses).fill(answer)));
  }
});

it('in print, the text stays visible and the copy button disappears', async () => {
  const { container } = await render(<CopyField text={text} {...words} />);
  const isSeen = (selector: string) => container.querySelector(selector)?.checkVisibility();
  expect(isSeen('button')).toBe(true);
  expect(await onPaper(() => [isSeen('button'), isSeen('textarea')])).toEqual([false, true]);
});
