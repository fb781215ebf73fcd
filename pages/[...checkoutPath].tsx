import type { GetServerSideProps } from 'next';
import { BuyerOutlet } from '../renderer/outlet/buyer-outlet';
// Imported here and in the payment step: browsers preload only the chunks that the page itself names.
import '../renderer/payment-form/methods/registry.generated';
import { ErrorPage, UnknownPage } from '../renderer/page/error-page';
import { loadPage } from '../renderer/page/load-page';
import type { PageProps } from '../renderer/page/open-visit';
import { manifests } from '../templates/manifests.generated';
import { templates } from '../templates/registry.generated';

export default function CheckoutPage({ checkout, error }: PageProps) {
  if (checkout) return <BuyerOutlet checkout={checkout} templates={templates} />;
  return error ? <ErrorPage error={error} /> : <UnknownPage />;
}

export const getServerSideProps: GetServerSideProps<PageProps> = (context) => loadPage(context, manifests);
