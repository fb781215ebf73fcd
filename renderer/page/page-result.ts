import type { GetServerSidePropsResult } from 'next';
import type { PageView, VisitError } from '../checkout/checkout-view';

/** Without a checkout, the page is neutral: with a failure, or about an id that nobody has. */
export interface PageProps {
  checkout?: PageView;
  error?: VisitError;
}

export type PageResult = GetServerSidePropsResult<PageProps>;

/** Spec 8: a 307 that keeps the query. */
export function redirect(destination: string, statusCode: 303 | 307 = 307): PageResult {
  return { redirect: { destination, statusCode } };
}
