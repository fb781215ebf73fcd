// As on buyers' pages: browsers preload only the chunks that the page itself names.
import '../../renderer/payment-form/asks/extra-fields';
import '../../renderer/payment-form/methods/registry.generated';
import '../../renderer/pieces/elsewhere';
import { CellView } from '../../studio/cell-view';
import { type CellProps, loadCell } from '../../studio/load-cell';
import { loadStudioPage } from '../../studio/load-studio-page';
import { exampleSteps } from '../../templates/example-steps.generated';

export default function StudioCell(props: CellProps) {
  return <CellView {...props} templates={exampleSteps} />;
}

/** One screen in one state, for the frames of the studio and for links. */
export const getServerSideProps = loadStudioPage(loadCell);
