import type { GetServerSideProps } from 'next';
import { type BrandListProps, BrandListView } from '../../studio/brand-list-view';
import { loadBrandList } from '../../studio/load-brand-list';
import { loadStudioPage } from '../../studio/load-studio-page';
import { manifests } from '../../templates/manifests.generated';
import { stateFiles } from '../../templates/state-files.generated';

export default BrandListView;

/** List of all brands. */
export const getServerSideProps: GetServerSideProps<BrandListProps> = (context) =>
  loadStudioPage(context, { manifests, stateFiles }, loadBrandList);
