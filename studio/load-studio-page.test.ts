import type { GetServerSidePropsContext } from 'next';
import { expect, it } from 'vitest';
import { type Runtime, setRuntime } from '../renderer/server/runtime';
import { makeBrandArea, makeCatalogue } from '../renderer/testing/make-brand-area';
import { loadBrand } from './load-brand';
import { loadStudioPage } from './load-studio-page';

/** Response of a studio page to a browser. */
async function answerTo(brand: string, isStudioOn: boolean) {
  setRuntime({ settings: { isStudioOn }, catalogue: makeCatalogue(makeBrandArea()) } as Runtime);
  const answer = { statusCode: 200, text: '' };
  const res = Object.assign(answer, {
    setHeader: () => undefined,
    end: (text: string) => {
      answer.text = text;
    },
  });
  const context = { query: { brand }, res } as unknown as GetServerSidePropsContext;
  await loadStudioPage(loadBrand)(context);
  return { status: answer.statusCode, text: answer.text };
}

it('a 404 of the studio names the unknown brand only if the studio is on', async () => {
  expect(await answerTo('zzzzzzzz', true)).toEqual({
    status: 404,
    text: expect.stringContaining('A marca "zzzzzzzz" não existe no estúdio'),
  });
  expect(await answerTo('zzzzzzzz', false)).toEqual({ status: 404, text: 'not found' });
});
