import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

const all: readonly Look[] = [375, 1200].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
]);

/** Each width and each mode once; all pairs in the nightly run. */
const looks = process.env.NIGHTLY
  ? all
  : all.filter(({ width, colorScheme }) => (width === 375) === (colorScheme === 'light'));

/** Expects no axe violation and no horizontal scroll on the current screen, in each look. */
export async function lookAt(page: Page, screen: string): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 812 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('[data-overlay]')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    expect(found, `${screen}, ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${screen}, ${width} px: sideways`).toBeLessThanOrEqual(0);
  }
}
