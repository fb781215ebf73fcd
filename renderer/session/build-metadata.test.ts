import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { buildMetadata, buildOldMetadata } from './build-metadata';
import { writeConsent } from './consent';

const search =
  'product=WUP&utm_source=news&utm_medium=mail&utm_campaign=julho&utm_term=a&utm_content=b&sck=c&src=d' +
  '&gclid=e&gbraid=f&wbraid=g&fbclid=h&ttclid=i&contactId=lead_1';
const view = { ...makeCheckoutView(), search, experiments: { 'short-order': 'on' } as const };
const old = {
  flow: view.flow.id,
  step: 'payment',
  utm_source: 'news',
  utm_medium: 'mail',
  utm_campaign: 'julho',
  utm_term: 'a',
  utm_content: 'b',
};
const added = {
  seller: view.seller.id,
  source: view.seller.source,
  sck: 'c',
  src: 'd',
  experiments: { 'short-order': 'on' },
};
const clicks = { gclid: 'e', gbraid: 'f', wbraid: 'g', fbclid: 'h', ttclid: 'i' };

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a request says of its campaign', () => {
  it('is flow, step and campaign of version 1 for a renewal', () => {
    expect(buildOldMetadata(view, 'payment')).toEqual(old);
  });

  it('is nothing for a server that takes none', () => {
    expect(buildMetadata({ ...view, accepts: ['cardToken'] }, 'payment')).toEqual({});
  });

  it('holds no id of an advertisement before the buyer answers', () => {
    expect(buildMetadata(view, 'payment')).toEqual({ metadata: { ...old, ...added } });
  });

  it.each([
    ['denied', {}],
    ['granted', clicks],
  ] as const)('says that the buyer has %s measuring, and holds ids of advertisements accordingly', (answer, ids) => {
    writeConsent(answer);
    expect(buildMetadata(view, 'payment')).toEqual({ metadata: { ...old, ...added, consent: answer, ...ids } });
  });
});
