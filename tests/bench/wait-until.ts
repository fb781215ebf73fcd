import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const timeoutMs = 30_000;

/**
 * `page.waitForFunction` for pages whose policy forbids `eval`, which it needs.
 *
 * @throws Error after 30 s
 */
export async function waitUntil<T>(page: Page, isTrue: (argument: T) => boolean, argument: T): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await page.evaluate<boolean, T>(isTrue as never, argument))) {
    if (performance.now() > deadline) throw new Error(`${page.url()}: waited ${timeoutMs} ms for ${String(isTrue)}`);
    await sleep(20);
  }
}

/** Waits until one of our pages answers its buyer. */
export function waitUntilReady(page: Page): Promise<void> {
  return waitUntil(page, () => Boolean(window.guicheReady), null);
}
