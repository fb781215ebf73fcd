import type { GetServerSideProps } from 'next';
import { type BrandListProps, BrandListView } from '../../renderer/studio/brand-list-view';
import { loadBrandList } from '../../renderer/studio/load-brand-list';
import { loadStudioPage } from '../../renderer/studio/load-studio-page';
import { manifests } from '../../templates/manifests.generated';
import { stateFiles } from '../../templates/state-files.generated';

export default BrandListView;

/** Every brand, as it is. */
export const getServerSideProps: GetServerSideProps<BrandListProps> = (context) =>
  loadStudioPage(context, { manifests, stateFiles }, loadBrandList);
