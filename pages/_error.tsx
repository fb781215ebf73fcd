import type { NextPageContext } from 'next';
import { ErrorPage } from '../renderer/page/error-page';

/** What Next shows when nothing else can; rendered for each request, so that it carries a nonce. */
export default function CheckoutError() {
  return <ErrorPage />;
}

CheckoutError.getInitialProps = ({ res, err }: NextPageContext) => ({
  statusCode: res?.statusCode ?? err?.statusCode ?? 500,
});
