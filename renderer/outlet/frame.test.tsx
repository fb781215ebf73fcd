import { createRef } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Progress } from '../flow/count-steps';
import type { CheckoutView } from '../page/checkout-view';
import { CheckoutContext } from '../step/checkout-context';
import { makeCheckoutView, makeThemeCss } from '../testing/make-checkout-view';
import { makeManifests } from '../testing/make-manifests';
import { contrastOf } from '../theme/contrast';
import { Frame } from './frame';

type Place = Pick<CheckoutView, 'environment' | 'isSandbox'>;

const manifest = makeManifests().lead;
const tested = /apenas testes/;
const charged = /compras feitas aqui são (?:mesmo )?cobradas/;

async function show(checkout: CheckoutView, progress?: Progress) {
  const { container } = await render(
    <CheckoutContext.Provider value={checkout}>
      <Frame ref={createRef()} stepId="lead" manifest={manifest} progress={progress} onBack={undefined}>
        <h1>Seus dados</h1>
      </Frame>
    </CheckoutContext.Provider>,
  );
  return container;
}

async function readBand(place: Place, area: CheckoutView['area'], showsHomologation = true) {
  const container = await show({ ...makeCheckoutView({ area }), ...place, showsHomologation });
  return container.querySelector('[data-homologation]')?.textContent;
}

it.each<[Place, says: RegExp, saysNot: RegExp]>([
  [{ environment: 'test', isSandbox: false }, tested, charged],
  [{ environment: 'homolog', isSandbox: false }, tested, charged],
  [{ environment: 'production', isSandbox: false }, charged, tested],
  [{ environment: 'production', isSandbox: true }, tested, charged],
])('in %o the homologation band says whether a purchase is charged', async (place, says, saysNot) => {
  for (const area of ['BR', 'MZ'] as const) {
    const words = await readBand(place, area);
    expect(words, area).toMatch(says);
    expect(words, area).not.toMatch(saysNot);
  }
});

it('has no homologation band where nobody asked for it', async () => {
  expect(await readBand({ environment: 'production', isSandbox: false }, 'BR', false)).toBeUndefined();
});

it('the links below can be hit by a thumb, the shortest too', async () => {
  const container = await show(makeCheckoutView());
  const links = [...container.querySelectorAll('footer a')].map((link) => link.getBoundingClientRect());
  expect(links).toHaveLength(3);
  for (const { width, height } of links) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

const brands = Object.keys(import.meta.glob('/brands/*/brand.json')).map((file) => file.split('/')[2] ?? '');

it.each(brands)('in %s the bar of the steps shows where the done part ends', async (brand) => {
  const container = await show(makeCheckoutView(), { step: 1, total: 3 });
  const bar = container.querySelector('progress');
  if (!bar) throw new RangeError('there is no bar');
  for (const mode of ['light', 'dark']) {
    bar.ownerDocument.documentElement.dataset.mode = mode;
    const style = document.createElement('style');
    style.textContent = makeThemeCss(brand);
    document.head.append(style);
    const { color, backgroundColor } = getComputedStyle(bar);
    expect(contrastOf(color, backgroundColor), mode).toBeGreaterThanOrEqual(3);
    style.remove();
  }
});
