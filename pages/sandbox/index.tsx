import type { GetServerSideProps } from 'next';
import { answerText } from '../../renderer/server/answer-text';
import { getRuntime } from '../../renderer/server/runtime';
import { answerSandboxForm } from '../../sandbox/page/answer-sandbox-form';
import { loadSandboxPage, type SandboxPageProps } from '../../sandbox/page/load-sandbox-page';
import { answerLockForm, isUnlocked, type LockProps, loadLock } from '../../sandbox/page/lock';
import { LockView } from '../../sandbox/page/lock-view';
import { SandboxView } from '../../sandbox/page/sandbox-view';
import { findRunningSandbox } from '../../sandbox/running-sandbox';

export default function SandboxPage(props: SandboxPageProps | LockProps) {
  return 'locked' in props ? <LockView {...props} /> : <SandboxView {...props} />;
}

/** Only when the sandbox is the backend. A locked page needs its token. */
export const getServerSideProps: GetServerSideProps = async ({ req, res, query }) => {
  const admin = findRunningSandbox()?.admin;
  if (!admin) return answerText(res, 404, 'not found');
  const { lock } = getRuntime().settings.sandbox;
  const closed = lock && !isUnlocked(lock, req.cookies) ? lock : undefined;
  const bankslip = typeof query.bankslip === 'string' ? query.bankslip : undefined;
  const answerForm = () => (closed ? answerLockForm(closed, req, res) : answerSandboxForm(admin, req));
  const loadPage = () => (closed ? loadLock(closed, admin, bankslip) : loadSandboxPage(admin, bankslip));
  const answer = await (req.method === 'POST' ? answerForm() : loadPage());
  if ('text' in answer) return answerText(res, answer.status, answer.text);
  if ('destination' in answer) return { redirect: { destination: answer.destination, statusCode: 303 } };
  if ('locked' in answer) res.statusCode = 403;
  res.setHeader('cache-control', 'no-store');
  return { props: { title: 'Sandbox', ...answer } };
};
