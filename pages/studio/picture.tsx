import type { PageConfig } from 'next';
import { CellView } from '../../studio/cell-view';
import { type CellProps, loadCell } from '../../studio/load-cell';
import { loadStudioPage } from '../../studio/load-studio-page';
import { exampleSteps } from '../../templates/example-steps.generated';

/** Pictures run no scripts: a page shows dozens of them, and nothing in them can be pressed. */
export const config: PageConfig = { unstable_runtimeJS: false };

export default function StudioPicture(props: CellProps) {
  return <CellView {...props} templates={exampleSteps} isPicture />;
}

/** One screen in one state, for the list of brands. */
export const getServerSideProps = loadStudioPage(loadCell);
