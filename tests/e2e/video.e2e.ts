import { shopWhere } from './shops';
import { StepPage, sendLead } from './step-page';
import { expect, test } from './test';

const search = '&flowId=video';
const shop = shopWhere(({ pathsOf, query }) => pathsOf(query + search).includes('/video'));
const framed = shopWhere(
  ({ name, pathsOf, query }) => name !== shop.name && pathsOf(query + search).includes('/video'),
);

test('I watch the video of the brand with its captions, and go on to the payment', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sendLead(page, shop, search);
  const step = new StepPage(page);
  await step.waitFor('/video');
  await expect(page.locator('[data-locked]')).toBeVisible();
  await expect(step.button).toHaveCount(0);
  await page.locator('[data-play]').click();
  const video = page.locator('video');
  await video.evaluate((element: HTMLVideoElement) => {
    element.playbackRate = 4;
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.activeCues?.length))
    .toBe(1);
  await expect(step.button).toBeVisible();
  await page.reload();
  await step.waitFor('/video');
  await step.button.click();
  await step.waitFor('/payment');
  const file = (await page.request.get(`/video?${shop.query}${search}`)).text();
  const [source = ''] = /\/brands\/[a-z0-9/-]+\.webm\?v=\w+/.exec(await file) ?? [];
  const ask = (range: string) => request.get(source, { headers: { range } });
  const part = await ask('bytes=0-99');
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  expect(part.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
  expect((await ask('bytes=99999999-')).status()).toBe(416);
});

test('another site’s player loads only at my press; if it refuses the video, I read why and go on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const foreign: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      foreign.push(new URL(route.request().url()).hostname);
      const body = `<script>addEventListener('message', ({ source, origin }) =>
        source.postMessage('{"event":"onError","info":150}', origin))</script>`;
      return route.fulfill({ contentType: 'text/html', body });
    },
  );
  await sendLead(page, framed, search);
  const step = new StepPage(page);
  await step.waitFor('/video');
  expect(foreign).toEqual([]);
  await page.locator('[data-play]').click();
  await expect(page.locator('[role=status]').filter({ hasText: framed.text('player.failed') })).toBeVisible();
  expect(foreign).toEqual(['www.youtube-nocookie.com']);
  await expect(page.getByRole('link', { name: framed.text('player.elsewhere') })).toBeVisible();
  await step.button.click();
  await step.waitFor('/payment');
});
