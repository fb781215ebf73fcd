import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { listCrowdedTexts, zoomText } from './zoom-text';

const words = 'Uma frase que é longa o bastante para duas linhas';

it.each([
  ['with a fixed line height', { width: 200, fontSize: 13, lineHeight: '18px' }],
  ['that is higher than its box', { width: 200, fontSize: 16, lineHeight: 1.5, height: 52 }],
  ['that is wider than its box', { width: 200, fontSize: 16, lineHeight: 1.5, whiteSpace: 'nowrap' as const }],
])('a text %s is reported as crowded at twice its size', async (_, style) => {
  const { container } = await render(<p style={style}>{words}</p>);
  const takeBack = zoomText(container, 2);
  expect(listCrowdedTexts(container)).not.toEqual([]);
  takeBack();
  expect(container.querySelector('p')?.style.fontSize).toBe('');
});

it.each([1, 2])('a text whose box grows with it is not reported at %i times its size', async (factor) => {
  const { container } = await render(
    <p style={{ width: 200, fontSize: 16, lineHeight: 1.2, minHeight: 52 }}>{words}</p>,
  );
  zoomText(container, factor);
  expect(listCrowdedTexts(container)).toEqual([]);
});

it('a text that overlaps the next text or a picture is reported', async () => {
  const { container } = await render(
    <div style={{ width: 300 }}>
      <p style={{ margin: '0 0 -30px' }}>{words}</p>
      <p style={{ margin: 0 }}>{words}</p>
      <svg role="img" aria-label="Quadro" width="100" height="50" style={{ display: 'block', marginTop: -20 }} />
    </div>,
  );
  const found = listCrowdedTexts(container).join(' ');
  expect(found).toContain(`stands in "${words}"`);
  expect(found).toContain('stands in <svg');
});

it.each([
  ['an opaque', '#fff', 0],
  ['a translucent', '#fff8', 1],
])('of texts on %s plate over a picture (%s), %i is reported', async (_, background, count) => {
  const { container } = await render(
    <div style={{ position: 'relative', width: 300 }}>
      <svg role="img" aria-label="Quadro" width="300" height="100" style={{ display: 'block' }} />
      <span style={{ position: 'absolute', left: 8, bottom: 8, lineHeight: 1.5, background }}>1:02</span>
    </div>,
  );
  expect(listCrowdedTexts(container)).toHaveLength(count);
});
