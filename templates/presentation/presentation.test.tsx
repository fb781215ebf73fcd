import { expect, test } from 'vitest';
import { ExamplePage } from '../../renderer/testing/example-page';
import { findExample } from '../../renderer/testing/find-example';
import { renderExample } from '../../renderer/testing/render-example';
import '../../renderer/ui/global.styles';
import PresentationExample from './presentation.example.generated';
import examplesFile from './presentation.examples.json';

async function show(name: string): Promise<Element> {
  const example = findExample(examplesFile, name);
  const { container } = await renderExample(
    <ExamplePage player={PresentationExample} templateId="presentation" example={example} />,
  );
  return container;
}

test('without a price, the presentation has no button to the payment, only a link to load the page again', async () => {
  const container = await show('no price');
  expect(container.querySelector('[role=alert]')?.textContent).toContain('Não conseguimos buscar o valor agora');
  expect(container.querySelector('button[type=submit]')).toBeNull();
  expect(container.querySelector('a[href^="?"]')?.textContent).toBe('Tentar novamente');
});

test.each(['chaveta', 'cavaquia'])('in %s the price has the same letter spacing as the heading', async (brand) => {
  const { container } = await renderExample(
    <ExamplePage
      player={PresentationExample}
      templateId="presentation"
      example={{ ...findExample(examplesFile, 'plain'), brand }}
    />,
  );
  const spacingOf = (selector: string) => {
    const element = container.querySelector(selector);
    if (!element) throw new RangeError(`no ${selector}`);
    const { letterSpacing, fontSize } = getComputedStyle(element);
    return Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize);
  };
  expect(spacingOf('p > strong')).toBeCloseTo(spacingOf('h1'));
  expect(spacingOf('h1')).toBeLessThan(0);
});
