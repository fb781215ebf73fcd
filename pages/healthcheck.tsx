import type { GetServerSideProps } from 'next';
import { answerText } from '../renderer/server/answer-text';

export default function Healthcheck() {
  return null;
}

/** 200 while the process lives; checks no product or backend. */
export const getServerSideProps: GetServerSideProps = async ({ res }) => answerText(res, 200, 'ok');
