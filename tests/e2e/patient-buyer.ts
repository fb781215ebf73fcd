import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { ApiCallError } from '../../renderer/api/api';
import { ApiBuyer, type Way } from './api-buyer';

/** Longer than any restart, ms. */
const mostMs = 60_000;

/** Sends a call that got a 5xx or half an answer once more, under the same key, until a server says what became of it. */
export class PatientBuyer extends ApiBuyer {
  /** Answers with a 5xx, each of which was asked again. */
  failures = 0;
  /** Answers that a dying server broke off, each of which was asked again. nginx cannot: it has passed a part on. */
  cuts = 0;

  protected override async send(request: () => Promise<Response>): Promise<Response> {
    const end = performance.now() + mostMs;
    for (;;) {
      const answer = await this.#receive(request);
      const isOpen = !answer || answer.status >= 500 || (answer.status === 409 && this.failures + this.cuts > 0);
      if (answer && !isOpen) return answer;
      expect(performance.now()).toBeLessThan(end);
      if (!answer) this.cuts += 1;
      else if (answer.status >= 500) this.failures += 1;
      await wait(200);
    }
  }

  /** The sandbox refuses a payment that its server left unfinished when it died. */
  protected override listAllowed(way: Way): number[] {
    return this.failures > 0 ? [...super.listAllowed(way), 422] : super.listAllowed(way);
  }

  /** The whole answer, or undefined when it breaks off. */
  async #receive(request: () => Promise<Response>): Promise<Response | undefined> {
    const answer = await request().catch((error: unknown) => {
      if (error instanceof ApiCallError) return undefined;
      throw error;
    });
    const body = await answer?.arrayBuffer().catch(() => undefined);
    return body && new Response(body, answer);
  }
}
