import { createRef } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { CheckoutView } from '../page/checkout-view';
import { CheckoutContext } from '../step/checkout-context';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeManifests } from '../testing/make-manifests';
import { Frame } from './frame';

type Place = Pick<CheckoutView, 'environment' | 'isSandbox'>;

const manifest = makeManifests().lead;
const tested = /apenas testes/;
const charged = /compras feitas aqui são (?:mesmo )?cobradas/;

async function readBand(place: Place, area: CheckoutView['area'], showsHomologation = true) {
  const { container } = await render(
    <CheckoutContext.Provider value={{ ...makeCheckoutView({ area }), ...place, showsHomologation }}>
      <Frame ref={createRef()} stepId="lead" manifest={manifest} progress={undefined} onBack={undefined}>
        <h1>Seus dados</h1>
      </Frame>
    </CheckoutContext.Provider>,
  );
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
