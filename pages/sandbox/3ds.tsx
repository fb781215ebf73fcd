import type { GetServerSideProps } from 'next';
import { answerText } from '../../renderer/server/answer-text';
import { answerChallenge, loadChallenge } from '../../sandbox/page/challenge';
import { ChallengeView } from '../../sandbox/page/challenge-view';
import { findRunningSandbox } from '../../sandbox/running-sandbox';

export default ChallengeView;

/** Page for cards that need 3-D Secure, linked from the sandbox's payment answer. */
export const getServerSideProps: GetServerSideProps = async ({ req, res, query }) => {
  const admin = findRunningSandbox()?.admin;
  if (!admin) return answerText(res, 404, 'not found');
  const token = typeof query.token === 'string' ? query.token : undefined;
  const answer = await (req.method === 'POST' ? answerChallenge(admin, req) : loadChallenge(admin, req, token));
  if ('text' in answer) return answerText(res, answer.status, answer.text);
  if ('destination' in answer) return { redirect: { destination: answer.destination, statusCode: 303 } };
  res.setHeader('cache-control', 'no-store');
  return { props: { title: '3-D Secure', ...answer } };
};
