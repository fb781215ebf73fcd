import { expect, type Locator, type Page } from '@playwright/test';

/** More focus stops than any screen has. */
const mostStops = 60;

/** A buyer who uses only a keyboard. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: 'Enter' | 'Space' | 'ArrowDown' | 'ArrowUp' | 'Tab' | 'Shift+Tab'): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Moves the focus to a control. Every stop on the way must be visible. */
  async goTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const stops: string[] = [];
    while (!(await hasFocus(control))) {
      expect(stops.length, `never got to ${control}: ${stops.join(', ')}`).toBeLessThan(mostStops);
      await this.press(key);
      stops.push(await this.#lookAtFocus());
    }
  }

  async type(control: Locator, text: string): Promise<void> {
    await this.goTo(control);
    await this.page.keyboard.type(text);
  }

  /** Describes the focused element. It must be visible, uncovered and have a focus ring. */
  async #lookAtFocus(): Promise<string> {
    const focus = await this.page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return { name: 'the browser itself', hasRing: true, isInSight: true };
      const frames = [element, element.parentElement, element.parentElement?.parentElement];
      const hasRing = frames.some((frame) => {
        if (!frame) return false;
        const { outlineStyle, outlineWidth, outlineColor, opacity } = getComputedStyle(frame);
        const isDrawn = outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)' && opacity !== '0';
        return isDrawn && Number.parseFloat(outlineWidth) >= 2;
      });
      // A link may wrap over two lines: the first box counts.
      const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const isInSight = seen !== null && (element.contains(seen) || seen.contains(element));
      return { name: element.outerHTML.slice(0, 120), hasRing, isInSight };
    });
    expect(focus, 'the focus is seen').toEqual({ name: focus.name, hasRing: true, isInSight: true });
    return focus.name;
  }
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
