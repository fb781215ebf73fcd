import AxeBuilder from '@axe-core/playwright';
import { loadCatalogue } from '../../checks/load-catalogue';
import { listLinks } from '../../scripts/setup/list-links';
import { expect, test } from './test';

/** By day every sixth: the studio's cells show others (studio-cells.e2e.ts), and a schema checks each. */
const links = listLinks(loadCatalogue(process.cwd())).filter((_, index) => process.env.NIGHTLY || index % 6 === 1);

/** By day one of both for each link; the checks of the configuration measure the contrast of both. */
const modes = ['light', 'dark'] as const;

// A transition from one mode to the other passes through colours of neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [index, { name, href }] of links.entries()) {
  test(`${name} opens and is accessible, light or dark`, async ({ page }) => {
    await page.goto(href);
    await expect(page).toHaveTitle(/^Checkout - ./);
    await expect(page.locator('[data-step]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const colorScheme of modes.filter((_, turn) => process.env.NIGHTLY || turn === index % 2)) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found, colorScheme).toEqual([]);
    }
  });
}
