import { GridView } from '../../../studio/grid-view';
import { loadGrid } from '../../../studio/load-grid';
import { loadStudioPage } from '../../../studio/load-studio-page';

export default GridView;

/** The cells of a template. */
export const getServerSideProps = loadStudioPage(loadGrid);
