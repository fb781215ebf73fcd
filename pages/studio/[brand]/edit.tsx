import type { GetServerSideProps } from 'next';
import { type EditProps, EditView } from '../../../studio/edit-view';
import { loadEdit } from '../../../studio/load-edit';
import { loadStudioPage } from '../../../studio/load-studio-page';
import { manifests } from '../../../templates/manifests.generated';
import { stateFiles } from '../../../templates/state-files.generated';

export default EditView;

/** Live editor for a brand's colours and copy. */
export const getServerSideProps: GetServerSideProps<EditProps> = (context) =>
  loadStudioPage(context, { manifests, stateFiles }, loadEdit);
