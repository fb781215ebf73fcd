import type { GetServerSideProps } from 'next';
import { answerText } from '../../renderer/server/answer-text';
import { answerBank, loadBank } from '../../sandbox/page/bank';
import { BankView } from '../../sandbox/page/bank-view';
import { findRunningSandbox } from '../../sandbox/running-sandbox';

export default BankView;

/** Page of the bank or wallet that confirms a payment, linked from the sandbox's payment answer. */
export const getServerSideProps: GetServerSideProps = async ({ req, res, query }) => {
  const admin = findRunningSandbox()?.admin;
  if (!admin) return answerText(res, 404, 'not found');
  const token = typeof query.token === 'string' ? query.token : undefined;
  const answer = await (req.method === 'POST' ? answerBank(admin, req) : loadBank(admin, req, token));
  if ('text' in answer) return answerText(res, answer.status, answer.text);
  if ('destination' in answer) return { redirect: { destination: answer.destination, statusCode: 303 } };
  res.setHeader('cache-control', 'no-store');
  return { props: { title: 'Banco', ...answer } };
};
