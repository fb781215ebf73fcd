import { test } from '@playwright/test';
import { loadCatalogue } from '../../checks/load-catalogue';
import { cellUrl } from '../../studio/cell';
import { listAreas, listCells, listTemplates } from '../../studio/list-cells';
import { exampleFiles } from '../../templates/example-files.generated';
import { manifests } from '../../templates/manifests.generated';
import { waitForLook } from './album';

/** Brand whose Brazilian screens the operators' site shows. */
const docsBrand = 'fusorama';

const sources = { catalogue: loadCatalogue(process.cwd()), manifests, exampleFiles };

const area = listAreas(sources).find(({ brandId, area: sold }) => brandId === docsBrand && sold === 'BR');

/** The first state of each template, for the operators' site. */
for (const templateId of listTemplates(sources)) {
  test(templateId, async ({ page }) => {
    const [first] = area ? listCells(area, templateId, sources, { kind: 'example' }) : [];
    if (!first) throw new TypeError(`${docsBrand} shows no example of ${templateId}`);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(cellUrl(first.cell));
    await page.waitForFunction(() => window.guicheReady === true);
    await waitForLook(page);
    const path = `.guiche/docs/pictures/${templateId}.png`;
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  });
}
