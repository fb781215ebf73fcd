import type { GetServerSideProps } from 'next';
import { answerBrandAsset } from '../../server/answer-brand-asset';

export default function BrandAsset() {
  return null;
}

/** Images of the brands from the catalogue: a new brand needs no rebuild. */
export const getServerSideProps: GetServerSideProps = ({ req, res }) => answerBrandAsset(req, res);
