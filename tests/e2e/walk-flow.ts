import type { Page } from '@playwright/test';
import { firstStep, listDefaultWay, stepUrl } from '../../model/flow/resolve-step';
import { demoBuyer } from '../../sandbox/catalogue/demo-id';
import { typedCardMethods } from '../../schemas/generated/methods-by-trait';
import type { Flow, Manifest, MethodId, TemplateId } from '../../schemas/generated/types';
import { manifests } from '../../templates/manifests.generated';
import { type Recipe, recipeOf } from '../journeys/recipes';
import { makeBuyer, makeCpf } from './buyer';
import { idOf } from './entry-page';
import { chooseFromList } from './play-journey';
import { playBank, readLedger, readPointsCode } from './sandbox-page';
import { type Shop, shops } from './shops';
import { answerStep, StepPage, typeCard } from './step-page';
import { expect } from './test';

/** More steps than any flow has: a walk that exceeds it goes round in circles. */
const mostSteps = 20;

/** Word of the demo id that a flow's first step accepts, by what it charges. */
const demoWords = {
  invoice: 'aberta',
  renewal: 'assinatura',
  upgrade: 'upgrade',
  'custom-offer': 'oferta',
} as const;

/** The first shop and flow whose default way has a template. */
export function findWalk(templateId: TemplateId): { shop: Shop; flow: Flow } | undefined {
  return shops
    .flatMap((shop) => shop.flows.map((flow) => ({ shop, flow })))
    .find(({ flow }) => listDefaultWay(flow).some((step) => step.templateId === templateId));
}

/**
 * Walks a flow from its link to its end, as a buyer who accepts everything.
 *
 * @param isNight whether each step is reloaded, and left and reached again by Back and Forward
 * @param until template where the walk stops before its end
 * @returns templates in the order of their first appearance
 */
export async function walkFlow(
  page: Page,
  shop: Shop,
  flow: Flow,
  isNight: boolean,
  until?: TemplateId,
): Promise<TemplateId[]> {
  const step = new StepPage(page);
  const buyer = makeBuyer(shop);
  const seen: TemplateId[] = [];
  const subject = subjectOf(shop, flow);
  await page.goto(openingUrl(shop, flow, subject));
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const templateId = await arrive(page, seen.at(-1));
    seen.push(templateId);
    if (templateId === until) return seen;
    const recipe = recipeOf(templateId);
    if (isNight) await retrace(page, templateId, steps > 0);
    const { id, props } = flow.steps.find((one) => one.templateId === templateId) ?? {};
    if (isLast(flow, id)) {
      await expectEachPaymentOnce(page, subject ?? buyer.email, seen);
      return seen;
    }
    // A step with one fixed unit has no list.
    const isFixed = props !== undefined && 'unit' in props;
    await answer(step, shop, isFixed ? { ...recipe, searches: [] } : recipe, buyer);
    if (recipe.onSandbox) await playBank(page.context(), payerOf(flow, buyer.email), recipe.onSandbox);
    else await step.button.click();
  }
  throw new RangeError(`the flow ${flow.id} does not end: ${seen.join(' → ')}`);
}

/** Demo id of the invoice or subscription that a flow is about; undefined for a flow about a plan. */
function subjectOf(shop: Shop, flow: Flow): string | undefined {
  const { charges }: Manifest = manifests[firstStep(flow).templateId];
  return charges && idOf(demoWords[charges], shop);
}

/** URL of a flow's first step. */
function openingUrl(shop: Shop, flow: Flow, subject: string | undefined): string {
  const step = firstStep(flow);
  const { charges }: Manifest = manifests[step.templateId];
  const query = new URLSearchParams(shop.query);
  if (subject === undefined) query.set('flowId', flow.id);
  else query.set(charges === 'invoice' ? 'invoice' : 'subscription', subject);
  return stepUrl(step, manifests, query.toString());
}

/** Waits until a step other than the last one is usable. */
async function arrive(page: Page, left: TemplateId | undefined): Promise<TemplateId> {
  const shown = page.locator(left ? `[data-step]:not([data-template="${left}"])` : '[data-step]');
  await expect(shown).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => window.guicheReady === true);
  return (await shown.getAttribute('data-template')) as TemplateId;
}

/** Reloads the step. Then leaves it by Back and returns by Forward. */
async function retrace(page: Page, templateId: TemplateId, canGoBack: boolean): Promise<void> {
  const shown = page.locator(`[data-template="${templateId}"]`);
  await page.reload();
  await expect(shown).toBeVisible();
  await page.waitForFunction(() => window.guicheReady === true);
  if (!canGoBack) return;
  await new StepPage(page).goBack();
  await arrive(page, templateId);
  await page.goForward();
  await expect(shown).toBeVisible();
  await page.waitForFunction(() => window.guicheReady === true);
}

/** Fills in the shown step, up to its main button. */
export async function answer(
  step: StepPage,
  shop: Shop,
  { asks = [], searches = [], presses = [] }: Recipe,
  buyer: ReturnType<typeof makeBuyer>,
): Promise<void> {
  const { page } = step;
  if (asks.includes('lead')) await step.type(buyer);
  if (asks.includes('terms') && shop.settings.terms.isEnabled) await step.field('terms').check();
  if (asks.includes('code')) await answerStep(step, '/phone-verification', buyer.phone);
  if (asks.includes('cpf')) await typeDocument(step);
  if (asks.includes('pointsCode')) await step.type({ code: await readPointsCode(page.context()) });
  const lists = page.getByRole('combobox');
  // The lists load after the step is shown. A step with tickets shows those instead.
  if (searches.length > 0) await expect(lists.or(page.locator('[name=ticket]')).first()).toBeAttached();
  if ((await lists.count()) > 0) for (const choice of searches) await chooseFromList(page, shop, choice);
  // The field appears with the lists.
  if (asks.includes('birthDate') && (await step.field('birthDate').count()) > 0)
    await step.type({ birthDate: '31/12/2015' });
  for (const selector of presses)
    if ((await page.locator(selector).count()) > 0) await page.locator(selector).first().click();
  if (asks.includes('payment')) await pay(step, shop);
}

/** Fills in the card form where there is one, else what the chosen method asks. */
async function pay(step: StepPage, shop: Shop): Promise<void> {
  await expect(step.field('method').first()).toBeAttached();
  const choice = (method: string) => step.page.locator(`[data-step] [type=radio][name=method][value="${method}"]`);
  const hasSavedCard = (await choice('default-credit-card').count()) > 0;
  if (!hasSavedCard && (await choice('credit-card').count()) > 0) await choice('credit-card').check();
  const chosen = step.page.locator('[data-step] [name=method]').and(step.page.locator(':checked, [type=hidden]'));
  // The fields of a method are a chunk of their own, which may still load.
  await step.waitForChunks();
  if (typedCardMethods.includes((await chosen.inputValue()) as MethodId)) return typeCard(step, shop);
  await typeDocument(step);
  await step.answerAddress(shop);
}

/** Types a document where the step asks for one. A reload forgets an earlier one. */
async function typeDocument(step: StepPage): Promise<void> {
  for (const name of ['cpf', 'registry'])
    if (await step.field(name).isVisible()) await step.type({ [name]: makeCpf() });
}

/**
 * Expects one row in the ledger for each step that took money.
 *
 * @param named e-mail of the buyer, or the id of the invoice or subscription
 */
async function expectEachPaymentOnce(page: Page, named: string, seen: readonly TemplateId[]) {
  const taken = seen.filter((templateId) => manifests[templateId].takesMoney);
  expect(await readLedger(page.context(), named)).toHaveLength(taken.length);
}

/** E-mail under which the sandbox lists the payment: the magic table's buyer for a flow about an id. */
function payerOf(flow: Flow, email: string): string {
  const { charges }: Manifest = manifests[firstStep(flow).templateId];
  return charges === undefined ? email : demoBuyer.email;
}

function isLast(flow: Flow, stepId: string | undefined): boolean {
  return flow.steps.find(({ id }) => id === stepId)?.defaultNextStepId === undefined;
}
