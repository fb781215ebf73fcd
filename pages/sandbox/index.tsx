import type { GetServerSideProps } from 'next';
import { answerText } from '../../renderer/server/answer-text';
import { answerSandboxForm } from '../../sandbox/page/answer-sandbox-form';
import { loadSandboxPage } from '../../sandbox/page/load-sandbox-page';
import { SandboxView } from '../../sandbox/page/sandbox-view';
import { findRunningSandbox } from '../../sandbox/running-sandbox';

export default SandboxView;

/** Only while the sandbox is the backend. */
export const getServerSideProps: GetServerSideProps = async ({ req, res, query }) => {
  const admin = findRunningSandbox()?.admin;
  if (!admin) return answerText(res, 404, 'not found');
  if (req.method === 'POST') {
    const answer = await answerSandboxForm(admin, req);
    if ('text' in answer) return answerText(res, answer.status, answer.text);
    return { redirect: { destination: answer.destination, statusCode: 303 } };
  }
  res.setHeader('cache-control', 'no-store');
  const bankslip = typeof query.bankslip === 'string' ? query.bankslip : undefined;
  return { props: { title: 'Sandbox', ...(await loadSandboxPage(admin, bankslip)) } };
};
