import { BrandView } from '../../../studio/brand-view';
import { loadBrand } from '../../../studio/load-brand';
import { loadStudioPage } from '../../../studio/load-studio-page';

export default BrandView;

/** One brand: screens, flows, colours, type, files, configuration. */
export const getServerSideProps = loadStudioPage(loadBrand);
