import { describe, expect, test } from 'vitest';
import { formatImages, formatScreenPictures } from './format-pictures';
import { joinLines } from './markdown';
import type { Picture } from './pictures/write-gallery';
import { planWords } from './plan-words';

const logo: Picture = {
  ...{ name: 'acme+logo', kind: 'image', before: 'acme+logo.before.svg', after: 'acme+logo.after.svg' },
};
const screensOf = (count: number) =>
  Array.from({ length: count }, (_, index): Picture => {
    const name = `acme-br-lead-${index}-light`;
    return { name, kind: 'screen', before: `${name}.before.png`, after: `${name}.after.png` };
  });
const url = 'https://git.example/acme/shop/raw/guiche-pictures/7/abc';

describe('pictures with a URL', () => {
  test('show a logo before and after side by side', () => {
    const written = { folder: 'pictures', url, pictures: [logo] };
    expect(formatImages(written, planWords['pt-BR']).flat().join('\n')).toBe(`
<!-- pictures -->

| antes | depois |
| --- | --- |
| acme+logo<br><img src="${url}/acme%2Blogo.before.svg" alt="acme+logo, antes" width="200"> | <br><img src="${url}/acme%2Blogo.after.svg" alt="acme+logo, depois" width="200"> |

<!-- /pictures -->`);
  });

  test('show 20 screens at once and 40 behind a click', () => {
    const text = formatScreenPictures({ folder: 'pictures', url, pictures: screensOf(100) }, planWords.en)
      .flat()
      .join('\n');
    const [shown = '', folded = ''] = text.split('<details>');
    expect([shown, folded].map((part) => part.match(/<img /g)?.length)).toEqual([40, 80]);
    expect(folded).toContain('<summary>40 more screens</summary>');
    expect(text.length).toBeLessThan(40_000);
  });

  test('show nothing in the place of a side without a picture', () => {
    const pictures: Picture[] = [{ name: 'acme-br-pix-dark', kind: 'screen', after: 'acme-br-pix-dark.after.png' }];
    const text = formatScreenPictures({ folder: 'pictures', url, pictures }, planWords.en).flat().join('\n');
    expect(text).toMatch(/\| acme-br-pix-dark<br>— \| <br><img src="[^"]+\/acme-br-pix-dark\.after\.png"/);
  });

  test('are left out as a whole when the comment has no room', () => {
    const block = formatImages({ folder: 'pictures', url, pictures: [logo] }, planWords.en);
    const text = joinLines(['x'.repeat(64_900), ...block], () => 'cut');
    expect(text).not.toContain('<!-- pictures -->');
    expect(text).toContain('cut');
  });
});

test('pictures without a URL are a list of screens and a folder', () => {
  const written = { folder: 'pictures', pictures: [logo, ...screensOf(2)] };
  expect(formatImages(written, planWords.en)).toEqual([]);
  expect(formatScreenPictures(written, planWords.en)).toEqual([
    '',
    '2 screens look different: before and after, side by side, in `pictures`.',
    '- acme-br-lead-0-light',
    '- acme-br-lead-1-light',
  ]);
});
