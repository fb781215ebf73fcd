import type { GetServerSideProps } from 'next';
import { Home, type HomeProps } from '../renderer/page/home';
import { loadHome } from '../renderer/page/load-home';
import { manifests } from '../templates/manifests.generated';

export default function HomePage(props: HomeProps) {
  return <Home {...props} />;
}

export const getServerSideProps: GetServerSideProps<HomeProps> = async ({ res }) => ({
  props: loadHome(res, manifests),
});
