import { BrandListView } from '../../studio/brand-list-view';
import { loadBrandList } from '../../studio/load-brand-list';
import { loadStudioPage } from '../../studio/load-studio-page';

export default BrandListView;

/** List of all brands. */
export const getServerSideProps = loadStudioPage(loadBrandList);
