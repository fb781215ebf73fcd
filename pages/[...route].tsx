import type { GetServerSideProps } from 'next';
import { Outlet } from '../renderer/outlet/outlet';
import type { CheckoutView } from '../renderer/page/checkout-view';
import { loadPage } from '../renderer/page/load-page';
import { manifests } from '../templates/manifests.generated';
import { templates } from '../templates/registry.generated';

export default function CheckoutPage({ checkout }: { checkout: CheckoutView }) {
  return <Outlet checkout={checkout} manifests={manifests} templates={templates} />;
}

export const getServerSideProps: GetServerSideProps<{ checkout: CheckoutView }> = (context) => loadPage(context, manifests);
