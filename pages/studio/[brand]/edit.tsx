import type { GetServerSideProps } from 'next';
import { type EditProps, EditView } from '../../../renderer/studio/edit-view';
import { loadEdit } from '../../../renderer/studio/load-edit';
import { loadStudioPage } from '../../../renderer/studio/load-studio-page';
import { manifests } from '../../../templates/manifests.generated';
import { stateFiles } from '../../../templates/state-files.generated';

export default EditView;

/** Colours and words of a brand, tried out live. */
export const getServerSideProps: GetServerSideProps<EditProps> = (context) =>
  loadStudioPage(context, { manifests, stateFiles }, loadEdit);
