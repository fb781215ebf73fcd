import type { GetServerSideProps } from 'next';
import { BuyerOutlet } from '../renderer/outlet/buyer-outlet';
// Imported here and in the payment step: browsers preload only the chunks that the page itself names.
import '../renderer/payment/methods/registry.generated';
import type { PageView } from '../renderer/checkout/checkout-view';
import { loadPage } from '../renderer/page/load-page';
import { UnknownPage } from '../renderer/page/unknown-page';
import { manifests } from '../templates/manifests.generated';
import { templates } from '../templates/registry.generated';

export default function CheckoutPage({ checkout }: { checkout?: PageView }) {
  return checkout ? <BuyerOutlet checkout={checkout} templates={templates} /> : <UnknownPage />;
}

export const getServerSideProps: GetServerSideProps<{ checkout?: PageView }> = (context) =>
  loadPage(context, manifests);
