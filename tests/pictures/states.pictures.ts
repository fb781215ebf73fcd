import { expect, test } from '@playwright/test';
import { loadCatalogue } from '../../checks/load-catalogue';
import { cellUrl } from '../../studio/cell';
import { listAreas, listCells, listTemplates } from '../../studio/list-cells';
import { exampleFiles } from '../../templates/example-files.generated';
import { manifests } from '../../templates/manifests.generated';
import { takePicture, wantedShops, wantsScreen } from './album';

const sources = { catalogue: loadCatalogue(process.cwd()), manifests, exampleFiles };
const areas = listAreas(sources);

/** Takes the examples of every template from the studio's cells, including those outside all walks. */
for (const shop of wantedShops) {
  const area = areas.find(({ brandId, area }) => `${brandId} ${area}` === shop.name);
  for (const templateId of listTemplates(sources)) {
    if (!area || !wantsScreen(templateId)) continue;
    test(`${shop.name}: states of ${templateId}`, async ({ page }) => {
      const cells = listCells(area, templateId, sources, { kind: 'example' });
      for (const { cell } of cells) {
        await page.goto(cellUrl(cell));
        await page.waitForFunction(() => window.guicheReady === true);
        // The overlay of a step that is sending appears with a delay; an arriving step is busy for a moment.
        const busy = page.locator('[data-busy="true"]:visible');
        await expect
          .poll(async () => (await busy.count()) === 0 || (await page.locator('[data-overlay]').isVisible()))
          .toBe(true);
        await takePicture(page, shop, templateId, `state-${cell.stateId}`, cell.mode);
      }
    });
  }
}
