import type { GetServerSideProps } from 'next';
import { loadSpecimen } from '../../studio/load-specimen';
import { loadStudioPage } from '../../studio/load-studio-page';
import { type SpecimenProps, SpecimenView } from '../../studio/specimen-view';
import { manifests } from '../../templates/manifests.generated';
import { stateFiles } from '../../templates/state-files.generated';

export default SpecimenView;

/** Type and shape of a brand, for the frames of its page. */
export const getServerSideProps: GetServerSideProps<SpecimenProps> = (context) =>
  loadStudioPage(context, { manifests, stateFiles }, loadSpecimen);
