import type { GetServerSideProps } from 'next';
import { answerText } from '../renderer/server/answer-text';
import { getRuntime } from '../renderer/server/runtime';

export default function Readiness() {
  return null;
}

/** 200 only when this process can serve; 503 while draining. During the start nothing listens. */
export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  const runtime = getRuntime();
  const isReady = !runtime.isDraining && (await runtime.canServe());
  return answerText(res, isReady ? 200 : 503, isReady ? 'ready' : 'not ready');
};
