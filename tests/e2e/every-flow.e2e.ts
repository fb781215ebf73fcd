import { existsSync, readFileSync } from 'node:fs';
import { firstStep, listDefaultWay } from '../../model/flow/resolve-step';
import type { Flow, Manifest, TemplateId } from '../../schemas/generated/types';
import { manifests } from '../../templates/manifests.generated';
import { recipeOf } from '../journeys/recipes';
import { type Shop, shops } from './shops';
import { expect, test } from './test';
import { walkFlow } from './walk-flow';

const isNight = Boolean(process.env.NIGHTLY);

// With motion, a video's button appears after some seconds of play (video.e2e.ts).
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A reload forgets the CPF that collects points, and leads back to its step (points.e2e.ts). */
const ledBack = 'livelo-accrual';

interface Walk {
  shop: Shop;
  flow: Flow;
}

/** By day, the flows that add a template of a country; by night, every flow of every shop. */
const walks = chooseWalks(shops.flatMap((shop) => shop.flows.map((flow) => ({ shop, flow }))));

/** A flow whose first step has a file of its own is walked there. */
function chooseWalks(every: readonly Walk[]): Walk[] {
  const all = every.filter(
    ({ shop, flow }) => recipeOf(firstStep(flow).templateId).playedIn === undefined && canBegin(shop, flow),
  );
  if (isNight) return all;
  const seen = new Set<string>();
  // Long flows first: they leave the least to the others.
  const longest = all.toSorted((one, other) => listDefaultWay(other.flow).length - listDefaultWay(one.flow).length);
  return longest.filter(({ shop, flow }) => {
    const { country } = shop.settings;
    const traits = listDefaultWay(flow).map(({ templateId }) => `${country} ${templateId}`);
    const added = traits.filter((trait) => !seen.has(trait));
    for (const trait of added) seen.add(trait);
    return added.length > 0;
  });
}

/** An upgrade needs a dearer plan. */
function canBegin({ settings }: Shop, flow: Flow): boolean {
  const { charges }: Manifest = manifests[firstStep(flow).templateId];
  return charges !== 'upgrade' || new Set(Object.values(settings.plans).map(({ amount }) => amount)).size > 1;
}

for (const { shop, flow } of walks) {
  test(`${shop.name}: the flow ${flow.id} leads from its link to its end`, async ({ page }) => {
    const seen = await walkFlow(page, shop, flow, isNight && flow.id !== ledBack);
    const way = listDefaultWay(flow).map(({ templateId }) => templateId);
    expect(seen.filter((id) => way.includes(id))).toEqual(way.filter((id) => id !== 'pix' || seen.includes(id)));
    expect(seen[0]).toBe(firstStep(flow).templateId);
  });
}

test('a walk or a named end-to-end file plays every template', () => {
  const walked = new Set(walks.flatMap(({ flow }) => listDefaultWay(flow).map(({ templateId }) => templateId)));
  const others = (Object.keys(manifests) as TemplateId[]).filter((id) => !walked.has(id));
  const unplayed = others.filter((id) => {
    const file = `tests/e2e/${recipeOf(id).playedIn}`;
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(manifests[id].route.replace('/{id}', ''));
  });
  expect(unplayed).toEqual([]);
});
