import type { GetServerSideProps } from 'next';
import { type GridProps, GridView } from '../../../studio/grid-view';
import { loadGrid } from '../../../studio/load-grid';
import { loadStudioPage } from '../../../studio/load-studio-page';
import { manifests } from '../../../templates/manifests.generated';
import { stateFiles } from '../../../templates/state-files.generated';

export default GridView;

/** The cells of a template. */
export const getServerSideProps: GetServerSideProps<GridProps> = (context) =>
  loadStudioPage(context, { manifests, stateFiles }, loadGrid);
