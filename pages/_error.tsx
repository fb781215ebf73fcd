import type { NextPageContext } from 'next';
import { ErrorPage } from '../renderer/page/error-page';

/** Last fallback of Next. It renders per request, so that it has a nonce. */
export default function CheckoutError() {
  return <ErrorPage />;
}

CheckoutError.getInitialProps = ({ res, err }: NextPageContext) => ({
  statusCode: res?.statusCode ?? err?.statusCode ?? 500,
});
