import type { GetServerSidePropsContext } from 'next';
import type { Manifests } from '../../model/flow/resolve-step';
import { loadCheckout } from '../checkout/load-checkout';
import { answerFailure } from './answer-failure';
import { answerVisit } from './answer-visit';
import { guardVisit } from './guard-visit';
import type { PageResult } from './open-visit';
import { openVisit } from './open-visit';

/**
 * Request of the catch-all page → its props, none for an id of no brand, a 307 to /generic-error or to a step of the
 * flow, or a 429.
 */
export async function loadPage(context: GetServerSidePropsContext, manifests: Manifests): Promise<PageResult> {
  const visit = openVisit(context, manifests);
  try {
    const answer = await guardVisit(visit);
    if (answer) return answer;
    const checkout = await loadCheckout(visit);
    return answerVisit(visit, checkout);
  } catch (error) {
    return answerFailure(visit, error);
  }
}
