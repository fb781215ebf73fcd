import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageCaptcha } from '../../model/captcha-providers';
import type { TemplateId } from '../../schemas/generated/types';
import { manifests } from '../../templates/manifests.generated';
import type { CheckoutView } from '../checkout/checkout-view';
import { type FakeBrowser, fakeBrowser } from '../testing/fake-browser';
import { makeFlow, makeStep } from '../testing/make-flow';
import { makeSession, type SessionChanges } from '../testing/make-session';

const flow = makeFlow(
  'default',
  ...(['lead', 'payment', 'pix', 'upsell-presentation', 'upsell-payment', 'success'] as const).map((id) =>
    makeStep(id),
  ),
);
const captcha: PageCaptcha = { provider: 'turnstile', siteKey: 'site', isAllowed: true };
type Page = Partial<Pick<CheckoutView, 'captcha' | 'container'>>;

let browser: FakeBrowser;

beforeEach(() => {
  vi.resetModules();
  browser = fakeBrowser();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A new document, in which these scripts have run or are refused. */
async function open({ hasRun = false, isRefused = false } = {}) {
  const { noteForeignScript, refuseForeignScripts } = await import('../api/page-captcha');
  const { needsNewPage } = await import('./needs-new-page');
  if (hasRun) noteForeignScript();
  if (isRefused) refuseForeignScripts();
  return (page: Page, templateId: TemplateId, session: SessionChanges = {}) =>
    needsNewPage({ flow, manifests, ...page }, { templateId }, makeSession(session));
}

describe('the next step', () => {
  it('with card fields gets a document of its own once a foreign script has run', async () => {
    const needs = await open({ hasRun: true });
    expect(needs({ captcha }, 'payment')).toBe(true);
    expect(needs({ captcha }, 'lead')).toBe(false);
    expect((await open())({ captcha }, 'lead')).toBe(false);
  });

  it('that asks for the buyer gets one that may run the captcha service', async () => {
    const needs = await open();
    expect(needs({ captcha: { ...captcha, isAllowed: false } }, 'lead')).toBe(true);
    expect(needs({}, 'lead')).toBe(false);
  });

  const allowed = { container: { isAllowed: true, hosts: [] } };
  const ofCard = { container: { isAllowed: false, hosts: [] } };

  it.each<[title: string, page: Page, isRefused: boolean, step: TemplateId, session: SessionChanges, isNew: boolean]>([
    ['behind a card screen gets one that may run the container', ofCard, false, 'pix', {}, true],
    ['in a document that may run it stays there', allowed, false, 'pix', {}, false],
    ['in a document that has shown a card screen leaves it', allowed, true, 'success', {}, true],
    ['with card fields stays in a document without a container', ofCard, false, 'upsell-payment', {}, false],
    ['of a brand without container stays', {}, true, 'success', {}, false],
    [
      'that sells an offer stays where only memory holds the document',
      ofCard,
      false,
      'upsell-presentation',
      { document: '1' },
      false,
    ],
    ['that sells an offer leaves where nothing is lost', ofCard, false, 'upsell-presentation', {}, true],
    [
      'with the receipt leaves: its purchase counts, and an offer asks again',
      ofCard,
      false,
      'success',
      { document: '1' },
      true,
    ],
    ['before the payment stays where answers would be lost', ofCard, false, 'lead', { collector: '1' }, false],
  ])('%s', async (_title, page, isRefused, step, session, isNew) => {
    expect((await open({ isRefused }))(page, step, session)).toBe(isNew);
  });

  it('stays where the browser keeps no storage', async () => {
    browser.breakStorage('writing');
    expect((await open())(ofCard, 'pix')).toBe(false);
  });
});
