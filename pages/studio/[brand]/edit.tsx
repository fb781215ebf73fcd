import { EditView } from '../../../studio/edit-view';
import { loadEdit } from '../../../studio/load-edit';
import { loadStudioPage } from '../../../studio/load-studio-page';

export default EditView;

/** Live editor for a brand's colours and copy. */
export const getServerSideProps = loadStudioPage(loadEdit);
