import type { Browser } from '@playwright/test';
import type { TemplateId } from '../../schemas/generated/types';
import { findWalk, walkFlow } from '../e2e/walk-flow';
import { recipeOf } from '../journeys/recipes';
import type { StorageState } from './throttled-visit';

/** A step that a buyer has reached. */
export interface ReachedStep {
  templateId: TemplateId;
  url: string;
  storageState: StorageState;
  /** Values of this tab's storage, by key. */
  tabStorage: Readonly<Record<string, string>>;
}

/** Walks to each template as a buyer does, in the first shop and flow whose default way has it. */
export async function reachSteps(
  browser: Browser,
  origin: string,
  templateIds: readonly TemplateId[],
): Promise<ReachedStep[]> {
  const reached: ReachedStep[] = [];
  for (const templateId of templateIds) {
    const step = await reach(browser, origin, templateId);
    if (step) reached.push(step);
  }
  return reached;
}

/** Undefined for a template on no default way, or one that only forwards. */
async function reach(browser: Browser, origin: string, templateId: TemplateId): Promise<ReachedStep | undefined> {
  if (recipeOf(templateId).playedIn !== undefined) return undefined;
  const place = findWalk(templateId);
  if (!place) return undefined;
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 375, height: 812 },
  });
  try {
    const page = await context.newPage();
    await walkFlow(page, place.shop, place.flow, false, templateId);
    const tabStorage = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
    return { templateId, url: page.url(), storageState: await context.storageState(), tabStorage };
  } finally {
    await context.close();
  }
}
