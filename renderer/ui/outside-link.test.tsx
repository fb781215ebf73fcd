import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { takeChoices } from '../chunks/renew-page';
import { OutsideLink } from './outside-link';

/** Whether the browser handled the click. The test prevents the new tab. */
let isLeft = false;
const stopTab = (event: Event) => {
  isLeft = !event.defaultPrevented;
  event.preventDefault();
};
beforeEach(() => window.addEventListener('click', stopTab));
afterEach(() => {
  window.removeEventListener('click', stopTab);
  vi.restoreAllMocks();
  window.location.hash = '';
});

/** An anchor on this page replaces the external URL. */
const show = (href = '#terms') => render(<OutsideLink href={href}>Termos</OutsideLink>);
const link = () => page.getByRole('link', { name: 'Termos' });

describe('a link to an external page', () => {
  it('opens in a new tab without an opener', async () => {
    const opened = { opener: window };
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as Window);
    await show();
    await link().click();
    expect(open).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/#terms$/), '_blank');
    expect(opened.opener).toBeNull();
    expect(window.location.hash).toBe('');
  });

  it.each(['#terms', '#privacy', '#slip'])('opens %s in the same tab where no new tab can be opened', async (href) => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    await show(href);
    await link().click();
    expect(window.location.hash).toBe(href);
  });

  it('keeps the form’s choices for my return where no new tab can be opened', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    await render(
      <form>
        <input type="radio" name="method" value="pix" defaultChecked />
        <input name="cpf" defaultValue="529.982.247-25" />
        <OutsideLink href="#terms">Termos</OutsideLink>
      </form>,
    );
    const { hash } = window.location;
    await link().click();
    window.location.hash = hash;
    expect(takeChoices()).toMatchObject({ values: { method: 'pix' }, isPressLost: false });
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', async (key) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await show();
    link()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    expect(isLeft).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });
});
