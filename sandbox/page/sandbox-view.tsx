import { hint, table } from '../../renderer/ui/operator.styles';
import { OperatorPage, OperatorSection, PageContents } from '../../renderer/ui/operator-page';
import { Bankslip } from './bankslip';
import type { RecordLine, SandboxPageProps } from './load-sandbox-page';
import { PaymentList } from './payment-list';
import * as styles from './sandbox.styles';

const contents = [
  { name: 'Atualizar', href: '/sandbox' },
  { name: 'Pagamentos', href: '#payments' },
  { name: 'Mensagens', href: '#messages' },
  { name: 'Cadastros', href: '#leads' },
  { name: 'Assinaturas', href: '#subscriptions' },
  { name: 'Valores de teste', href: '#magic' },
] as const;

/** The page /sandbox: its records, and the magic values. Needs no script. */
export function SandboxView({ payments, leads, subscriptions, messages, magicValues, bankslip }: SandboxPageProps) {
  return (
    <OperatorPage
      heading="Sandbox"
      crumbs={[{ name: 'Lojas', href: '/' }]}
      intro="Ambiente de testes: nada aqui é cobrado e nenhuma mensagem é enviada de verdade."
    >
      <PageContents parts={contents} />
      {bankslip && <Bankslip sheet={bankslip} />}
      <OperatorSection id="payments" title="Pagamentos">
        {payments.length === 0 && <p className={hint}>Nenhum pagamento ainda.</p>}
        <PaymentList payments={payments} />
      </OperatorSection>
      <div className={styles.columns}>
        <RecordList id="messages" title="Mensagens" lines={messages} empty="Nenhum SMS ou e-mail ainda." />
        <RecordList id="leads" title="Cadastros" lines={leads} empty="Nenhum cadastro ainda." />
        <RecordList id="subscriptions" title="Assinaturas" lines={subscriptions} empty="Nenhuma assinatura ainda." />
      </div>
      <OperatorSection
        id="magic"
        title="Valores de teste"
        intro="Um clique seleciona o valor inteiro, pronto para copiar. Com qualquer cartão: validade no futuro, e um código de 3 números, ou 4 no American Express."
      >
        <MagicTable values={magicValues} />
      </OperatorSection>
    </OperatorPage>
  );
}

interface RecordListProps {
  id: string;
  title: string;
  lines: readonly RecordLine[];
  /** Shown for an empty list. */
  empty: string;
}

function RecordList({ id: listId, title: listTitle, lines, empty }: RecordListProps) {
  return (
    <OperatorSection id={listId} title={listTitle}>
      {lines.length === 0 && <p className={hint}>{empty}</p>}
      {lines.length > 0 && (
        <ul className={styles.records}>
          {lines.map(({ id, iso, time, title, details }) => (
            <li key={id}>
              <p>
                <strong>{title}</strong>
                <time dateTime={iso}>{time}</time>
              </p>
              {details.map((detail) => (
                <p key={detail}>{detail}</p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </OperatorSection>
  );
}

function MagicTable({ values }: { values: SandboxPageProps['magicValues'] }) {
  return (
    <table className={`${table} ${styles.copied}`} data-stacks>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">Você digita</th>
          <th scope="col">Acontece</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ kind, label, value, text }) => (
          <tr key={`${kind} ${value}`}>
            <td>{label}</td>
            <td>
              <code>{value}</code>
            </td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
