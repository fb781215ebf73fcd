import { expect, it } from 'vitest';
import { ExamplePage } from '../renderer/testing/example-page';
import { plantTexts, plantView } from '../renderer/testing/plant-texts';
import { renderExample } from '../renderer/testing/render-example';
import { played, states, templateIds, watchComplaints } from '../renderer/testing/test-states';
import { foreignElements, hostileTexts, planted } from '../tests/faults/hostile-texts';

watchComplaints();

/** States to show: by day one of each template. */
const tried = process.env.NIGHTLY
  ? states
  : templateIds.flatMap((id) => states.find(({ templateId }) => templateId === id) ?? []);

let next = 0;

function nextText(): string {
  next = (next + 1) % hostileTexts.length;
  return hostileTexts[next] ?? '';
}

/** Lists the elements that hostile texts became. */
function listForeign(container: Element): string[] {
  return [...container.querySelectorAll(foreignElements)].map(({ outerHTML }) => outerHTML);
}

it.each(tried)(
  '$templateId: "$name" shows hostile text from the configuration and the backend as text',
  async (state) => {
    const { templateId, example } = state;
    const player = played.templates[templateId];
    if (!player) throw new RangeError(`${templateId} has no player of its examples`);
    const before = next;
    const { container } = await renderExample(
      <ExamplePage
        player={player}
        templateId={templateId}
        example={plantTexts(example, nextText)}
        plant={(view) => plantView(view, nextText)}
      />,
    );
    expect(next, 'texts were planted').not.toBe(before);
    expect(container.textContent).toMatch(/window\.planted|elsewhere\.example/);
    expect(listForeign(container)).toEqual([]);
    expect(planted in window).toBe(false);
  },
);

it('finds hostile text that a page takes for markup', () => {
  // Images of a document without a window load nothing and run nothing.
  const { body } = document.implementation.createHTMLDocument();
  const missed = hostileTexts.filter((text) => {
    body.innerHTML = text;
    return text.includes('<img') && listForeign(body).length === 0;
  });
  expect(missed).toEqual([]);
});
