import type { GetServerSideProps } from 'next';
import { dressPage } from '../renderer/document/page-dress';
import { getRuntime } from '../renderer/server/runtime';
import { Home } from '../sandbox/page/home';
import { type HomeProps, loadHome } from '../sandbox/page/load-home';
import { manifests } from '../templates/manifests.generated';

export default Home;

export const getServerSideProps: GetServerSideProps<HomeProps> = async ({ res }) => {
  const { catalogue, settings } = getRuntime();
  const { props, faces } = loadHome(catalogue, settings, manifests);
  dressPage(res, { catalogue, theme: catalogue.neutralTheme, faces });
  return { props };
};
