import { createRef } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import '../ui/global.styles';
import type { Progress } from '../../model/flow/count-steps';
import { contrastOf } from '../../model/theme/contrast';
import { CheckoutContext } from '../checkout/checkout-context';
import type { CheckoutView } from '../checkout/checkout-view';
import { makeCheckoutView, makeThemeCss } from '../testing/make-checkout-view';
import { makeManifests } from '../testing/make-manifests';
import { onPaper } from '../testing/on-paper';
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

it.each<[legal: CheckoutView['product']['legal'], words: string, area?: 'MZ']>([
  [undefined, 'Vendido por WUP Idiomas'],
  [{ document: '12.ABC.345/01DE-35' }, 'Vendido por WUP Idiomas, CNPJ 12.ABC.345/01DE-35'],
  [{ address: 'Rua das Oficinas, 10' }, 'Vendido por WUP Idiomas, Rua das Oficinas, 10'],
  [
    { name: 'WUP Ltda.', document: '11222333000181', address: 'Rua A, 1', contact: 'oi@wup.example' },
    'Vendido por WUP Ltda., CNPJ 11222333000181, Rua A, 1, oi@wup.example',
  ],
  [{ document: '400123456' }, 'Vendido por WUP Idiomas, NUIT 400123456', 'MZ'],
])('the footer names the seller by its legal data %j, without a hole', async (legal, words, area = undefined) => {
  const checkout = makeCheckoutView(area && { area });
  const product = { ...checkout.product, ...(legal && { legal }) };
  const container = await show({ ...checkout, product });
  expect(container.querySelector('footer p:nth-of-type(2)')?.textContent).toBe(words);
});

it('the frame has no homologation band unless it is requested', async () => {
  expect(await readBand({ environment: 'production', isSandbox: false }, 'BR', false)).toBeUndefined();
});

it.each([true, false])('a seller who is live (%s) has the live mark', async (isLiveEnabled) => {
  const seller = { name: 'Ana', isLiveEnabled, account: '', id: 'ana', source: 'direto' };
  const container = await show({ ...makeCheckoutView(), seller });
  expect(container.querySelector('[data-seller]')?.textContent).toBe(
    `Atendimento Ana${isLiveEnabled ? 'ao vivo' : ''}`,
  );
});

it('the frame shows the logo in the width of the page, or the logo of the step', async () => {
  const view = makeCheckoutView();
  const logoOf = async (images: Partial<CheckoutView['images']>) =>
    (await show({ ...view, mode: 'light', images: { ...view.images, ...images } })).querySelector('header img');
  expect((await logoOf({ logoWidth: 220 }))?.getAttribute('width')).toBe('220');
  expect((await logoOf({ stepLogos: { lead: '/step.svg' } }))?.getAttribute('src')).toBe('/step.svg');
});

it('every footer link is at least 44 pixels wide and high', async () => {
  const container = await show(makeCheckoutView());
  const links = [...container.querySelectorAll('footer a')].map((link) => link.getBoundingClientRect());
  expect(links).toHaveLength(3);
  for (const { width, height } of links) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

const brands = Object.keys(import.meta.glob('/brands/*/brand.json')).map((file) => file.split('/')[2] ?? '');

it.each(brands)('in the brand %s, the progress bar contrasts the finished part with the rest', async (brand) => {
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

describe.each(['light', 'dark', 'auto'] as const)('a screen in %s mode', (mode) => {
  it.each(['BR', 'MZ'] as const)('is printed in %s in black on white, without buttons and bands', async (area) => {
    const style = document.createElement('style');
    style.textContent = makeThemeCss(brands[0]);
    document.head.append(style);
    document.documentElement.dataset.mode = mode;
    onTestFinished(() => style.remove());
    const { container } = await render(
      <CheckoutContext.Provider
        value={{
          ...makeCheckoutView({ area }),
          mode,
          isSandbox: true,
          showsHomologation: true,
          seller: { name: 'Ana', isLiveEnabled: true, account: '', id: 'ana', source: 'direto' },
        }}
      >
        <Frame
          ref={createRef()}
          stepId="lead"
          manifest={manifest}
          progress={{ step: 1, total: 3 }}
          onBack={() => undefined}
        >
          <h1>Seus dados</h1>
          <details>
            <summary>Pedido</summary>
            <p data-inside>Plano anual</p>
          </details>
          <button type="submit">Continuar</button>
        </Frame>
      </CheckoutContext.Provider>,
    );
    const isSeen = (element: Element | null) => element?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
    const listSeen = (selector: string) => [...container.querySelectorAll(selector)].filter(isSeen);
    const screenThings = 'button, nav, progress, [data-sandbox], [data-homologation], [data-seller]';
    expect(listSeen(screenThings)).toHaveLength(8);
    const paper = await onPaper(() => ({
      things: listSeen(screenThings).map(({ outerHTML }) => outerHTML),
      words: listSeen('h1, [data-inside], footer p').map(({ textContent }) => textContent),
      logos: listSeen('img').map((image) => image.getAttribute('src')),
      grounds: [document.documentElement, ...container.querySelectorAll('[data-area]')].map(
        (element) => getComputedStyle(element).backgroundColor,
      ),
      ink: getComputedStyle(document.body).color,
    }));
    const { images, product } = makeCheckoutView({ area });
    expect(paper).toEqual({
      things: [],
      words: ['Seus dados', 'Plano anual', expect.stringContaining(product.businessName)],
      logos: [images.logo],
      grounds: ['rgb(255, 255, 255)', 'rgb(255, 255, 255)'],
      ink: 'rgb(0, 0, 0)',
    });
  });
});
