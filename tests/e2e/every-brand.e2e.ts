import AxeBuilder from '@axe-core/playwright';
import { loadCatalogue } from '../../checks/load-catalogue';
import { listLinks } from '../../scripts/setup/list-links';
import { expect, test } from './test';

const links = listLinks(loadCatalogue(process.cwd()));

for (const { name, href } of links) {
  test(`${name} opens and is accessible, light and dark`, async ({ page }) => {
    await page.goto(href);
    await expect(page).toHaveTitle(/^Checkout - ./);
    await expect(page.locator('[data-step]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found, colorScheme).toEqual([]);
    }
  });
}
