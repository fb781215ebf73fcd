import { loadSpecimen } from '../../studio/load-specimen';
import { loadStudioPage } from '../../studio/load-studio-page';
import { SpecimenView } from '../../studio/specimen-view';

export default SpecimenView;

/** Type and shape of a brand, for the frames of its page. */
export const getServerSideProps = loadStudioPage(loadSpecimen);
