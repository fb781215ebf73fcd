import type { APIRequestContext } from '@playwright/test';
import type { BrandArea } from '../../catalogue/catalogue';
import { findAreaByDsProduct } from '../../catalogue/catalogue-index';
import { entryUrl } from '../../catalogue/entry-url';
import { loadCatalogue } from '../../checks/load-catalogue';
import { findErrorTemplate, firstStep, type Manifests, type Step, stepUrl } from '../../model/flow/resolve-step';
import { parseCheckoutUrl } from '../../model/location/parse-checkout-url';
import { type FlowLink, isOpenedByVisit, listFlowLinks, openDemoId } from '../../sandbox/page/list-flow-links';
import type { TemplateId } from '../../schemas/generated/types';
import { manifests as ownManifests } from '../../templates/manifests.generated';
import { frameOf, specRoutes } from '../tables/spec-screens';
import { expect, test } from './test';

const manifests: Manifests = ownManifests;
const catalogue = loadCatalogue(process.cwd());
const areas = catalogue.brands.flatMap((brand) => Object.values(brand.areas));
const seller = 'ana.prado';
const errorTemplate = findErrorTemplate(manifests);

/** A screen of an area: the first of its flows that plays the template, and the URL of the step. */
interface PlayedScreen {
  step: Step;
  flow: FlowLink['flow'];
  url: string;
}

function findScreen(area: BrandArea, links: readonly FlowLink[], templateId: TemplateId): PlayedScreen | undefined {
  for (const { flow, href } of links) {
    const step = flow.steps.find((one) => one.templateId === templateId);
    if (step) return { step, flow, url: stepUrl(step, manifests, searchOf(area, { flow, href }, step)) };
  }
  return undefined;
}

/** Query of a step: its flow's link, with the seller; on a later step of an entry, with the entry's id and flow. */
function searchOf(area: BrandArea, { flow, href }: FlowLink, step: Step): string {
  const query = new URLSearchParams(parseCheckoutUrl(href, manifests).search);
  const { entry, charges } = manifests[firstStep(flow).templateId];
  if (entry !== undefined && charges) query.set(entry, openDemoId(charges, area));
  if (entry !== undefined && step !== firstStep(flow)) query.set('flowId', flow.id);
  query.set('seller', seller);
  return query.toString();
}

/** Reads the frame of a page without scripts. */
async function readScreen(request: APIRequestContext, url: string) {
  const answer = await request.get(url, { maxRedirects: 0 });
  const html = await answer.text();
  const body = html.slice(html.indexOf('<body'));
  const header = body.slice(body.indexOf('<header'), body.indexOf('</header>'));
  return {
    status: answer.status(),
    template: /data-template="([^"]*)"/.exec(body)?.[1],
    title: /<title>([^<]*)/.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
    showsBackButton: /<button[^>]*>(?:(?!<\/button>).)*Voltar/s.test(header),
    showsLogo: header.includes('<img'),
    showsSellerBox: header.includes('data-seller'),
    isUpsellType: /<html[^>]* data-offer="upsell"/.test(html),
  };
}

/** The frame that a step must have: of the specification, of its own logo, and of the flow's upsell. */
function expectedOf({ step, flow }: PlayedScreen, { settings, area }: BrandArea) {
  const frame = frameOf(manifests[step.templateId].route);
  const { upsell } = flow.props ?? {};
  const isUpsellType = frame.isUpsellType && upsell?.dsProductId !== undefined;
  const worn = isUpsellType ? findAreaByDsProduct(catalogue, upsell.dsProductId ?? '', area)?.settings : settings;
  return {
    status: 200,
    template: step.templateId as string,
    title: `Checkout - ${worn?.title}`,
    showsBackButton: frame.showsBackButton && step !== firstStep(flow),
    showsLogo: frame.showsLogo || step.props?.media?.logo !== undefined,
    showsSellerBox: frame.showsSellerBox,
    isUpsellType,
  };
}

test('every screen of every brand has its template, title and frame', async ({ request }) => {
  for (const area of areas) {
    for (const templateId of Object.keys(manifests) as TemplateId[]) await checkScreen(request, area, templateId);
  }
});

/** Expects the screen of a template in an area. A screen of no flow leads to the first step. */
async function checkScreen(request: APIRequestContext, area: BrandArea, templateId: TemplateId): Promise<void> {
  const { route } = manifests[templateId];
  const screen = findScreen(area, listFlowLinks(area, manifests, 'test'), templateId);
  const start = entryUrl(area, manifests);
  const there = start.replace(/^[^?]*/, route);
  if (screen) {
    expect(await readScreen(request, screen.url), screen.url).toEqual(expectedOf(screen, area));
  } else if (templateId === errorTemplate) {
    const shown = { status: 200, template: templateId, showsLogo: true, showsBackButton: false };
    expect(await readScreen(request, there), there).toMatchObject(shown);
  } else if (!route.includes('{') && !opensByVisit(area, templateId)) {
    const answer = await request.get(there, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], there).toEqual([307, start]);
  }
}

test('every route of the specification whose template stands is played by a brand', () => {
  const isPlayed = (templateId: TemplateId) =>
    templateId === errorTemplate ||
    areas.some((area) => listFlowLinks(area, manifests, 'test').some(({ flow }) => plays(flow, templateId))) ||
    areas.some((area) => opensByVisit(area, templateId));
  const missing = Object.entries(specRoutes).filter(([, templateId]) => !isPlayed(templateId as TemplateId));
  const made = missing.filter(([, templateId]) => Object.hasOwn(manifests, templateId));
  expect(made.map(([route]) => route)).toEqual([]);
});

/** Whether a flow that no link opens plays a template. */
function opensByVisit(area: BrandArea, templateId: TemplateId): boolean {
  return area.flows.some((flow) => isOpenedByVisit(area, flow, manifests) && plays(flow, templateId));
}

function plays({ steps }: FlowLink['flow'], templateId: string): boolean {
  return steps.some((step) => step.templateId === templateId);
}
