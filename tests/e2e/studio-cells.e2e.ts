import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { BrandArea } from '../../catalogue/catalogue';
import { loadCatalogue } from '../../checks/load-catalogue';
import { type Cell, cellModes, cellUrl } from '../../studio/cell';
import { listFlowsWith } from '../../studio/find-cell';
import { type ListedCell, listAreas, listCells, listTemplates } from '../../studio/list-cells';
import { exampleFiles } from '../../templates/example-files.generated';
import { manifests } from '../../templates/manifests.generated';
import { hasPaper, lookAtPaper } from './look-at-paper';
import { atNight, expect, test } from './test';

const sources = { catalogue: loadCatalogue(process.cwd()), manifests, exampleFiles };
const [firstArea, ...otherAreas] = listAreas(sources);
const templateIds = listTemplates(sources);

/** Every state in both modes, and the usual one in the other flows with the template. */
function listAll(area: BrandArea, templateId: Cell['templateId']): ListedCell[] {
  const [, ...others] = listFlowsWith(area, templateId);
  const elsewhere = others.flatMap(
    (flowId) => listCells(area, templateId, sources, { flowId, kind: 'example' })[0] ?? [],
  );
  return [...listCells(area, templateId, sources), ...elsewhere];
}

/**
 * An example or a state with messages, in turn: the component tests render every state and ask axe about it
 * (templates/templates.test.tsx). The frame's states are of the first template, for they are the same for all.
 */
function listSome(area: BrandArea, templateId: Cell['templateId']): ListedCell[] {
  const cells = listAll(area, templateId);
  const hasMessages = cells.some(({ kind }) => kind === 'messages') && templateIds.indexOf(templateId) % 2 === 0;
  const kinds = [hasMessages ? 'messages' : 'example', ...(templateId === templateIds[0] ? ['frame'] : [])];
  return kinds.flatMap((kind) => {
    const ofKind = cells.filter((one) => one.kind === kind);
    const states = [...new Set(ofKind.map(({ cell }) => cell.stateId))];
    return ofKind.filter(({ cell: { stateId, mode } }) => {
      const turn = states.indexOf(stateId) + (kind === 'messages' ? 1 : 0);
      return mode === cellModes[turn % 2] && (kind === 'frame' || stateId === states[0]);
    });
  });
}

async function openCell(page: Page, cell: Cell): Promise<void> {
  const url = cellUrl(cell);
  const answer = await page.goto(url);
  expect(answer?.status(), url).toBe(200);
  const isBlocked = cell.stateId === 'frame-cookies-off';
  const shown = isBlocked ? '[data-cookies-off]' : `[data-template="${cell.templateId}"]`;
  await expect(page.locator(shown), url).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mode', cell.mode);
  if (!isBlocked) await page.waitForFunction(() => window.guicheReady === true);
}

/** By day the component tests alone ask axe about each state, and every-brand.e2e.ts about screens of the build. */
const asksAxe = Boolean(process.env.NIGHTLY);

async function lookAtCell(page: Page, { cell, kind }: ListedCell, troubles: string[]): Promise<void> {
  const url = cellUrl(cell);
  await openCell(page, cell);
  if (kind === 'messages') await expect(page.locator('[data-error-summary] a').first(), url).toBeVisible();
  if (asksAxe) {
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(faults, url).toEqual([]);
  }
  expect(troubles.splice(0), url).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** A template that the brand lacks is shown of another brand. */
function listShown(area: BrandArea, templateId: Cell['templateId'], list: typeof listAll): ListedCell[] {
  const [cells = []] = [area, ...otherAreas].map((one) => list(one, templateId)).filter(({ length }) => length > 0);
  expect(cells.length, templateId).toBeGreaterThan(0);
  return cells;
}

// A context for each screen takes three times as long as the screen.
test('the studio shows one state of every template without errors', atNight(), async ({ page, troubles }) => {
  if (!firstArea) throw new RangeError('there is no brand');
  for (const templateId of templateIds)
    for (const cell of listShown(firstArea, templateId, listSome)) await lookAtCell(page, cell, troubles);
});

for (const area of [firstArea, ...otherAreas]) {
  for (const templateId of templateIds) {
    test(
      `${area?.brandId} ${area?.area}: the studio shows ${templateId} without errors or accessibility violations`,
      atNight(),
      async ({ page, troubles }) => {
        if (!area) throw new RangeError('there is no brand');
        for (const cell of listShown(area, templateId, listAll)) await lookAtCell(page, cell, troubles);
      },
    );
  }
}

test(
  'the studio shows a screen of other brands without accessibility violations or errors',
  atNight(),
  async ({ page, troubles }) => {
    for (const [index, area] of otherAreas.entries()) {
      const templateId = area.flows[0]?.steps[0]?.templateId ?? templateIds[0];
      const cell = templateId && listCells(area, templateId, sources)[index % 2];
      if (!cell) throw new RangeError(`${area.brandId} has no cell`);
      await lookAtCell(page, cell, troubles);
    }
  },
);

test.describe('printing', () => {
  // Printers have a higher resolution than screens.
  test.use({ deviceScaleFactor: 3 });

  const allAreas = listAreas(sources);
  /** By day one state of each screen is printed. */
  const isShort = !process.env.NIGHTLY;
  for (const area of process.env.NIGHTLY ? allAreas : allAreas.slice(0, 1)) {
    test(`${area.brandId} ${area.area}: each printed page is one white sheet in dark mode, with readable codes`, async ({
      page,
    }) => {
      let sheets = 0;
      const printed = new Set<string>();
      for (const { cell } of listPrinted(area)) {
        const url = cellUrl(cell);
        if (isShort && printed.has(cell.templateId)) continue;
        if (!hasPaper(await (await page.request.get(url)).text())) continue;
        await openCell(page, cell);
        await lookAtPaper(page, url);
        printed.add(cell.templateId);
        sheets += 1;
      }
      expect(sheets).toBeGreaterThan(isShort ? 2 : 5);
    });
  }
});

/** Every state except field messages; in short runs, the examples of the area's own templates. */
function listPrinted(area: BrandArea): ListedCell[] {
  const played = templateIds.filter((id) => process.env.NIGHTLY || listFlowsWith(area, id).length > 0);
  const cells = played.flatMap((id) => listCells(area, id, sources, { mode: 'dark' }));
  return cells.filter(({ kind }) => (process.env.NIGHTLY ? kind !== 'messages' : kind === 'example'));
}
