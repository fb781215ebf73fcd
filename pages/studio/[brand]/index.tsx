import type { GetServerSideProps } from 'next';
import { type BrandProps, BrandView } from '../../../studio/brand-view';
import { loadBrand } from '../../../studio/load-brand';
import { loadStudioPage } from '../../../studio/load-studio-page';
import { manifests } from '../../../templates/manifests.generated';
import { stateFiles } from '../../../templates/state-files.generated';

export default BrandView;

/** One brand: screens, flows, colours, type, files, configuration. */
export const getServerSideProps: GetServerSideProps<BrandProps> = (context) =>
  loadStudioPage(context, { manifests, stateFiles }, loadBrand);
