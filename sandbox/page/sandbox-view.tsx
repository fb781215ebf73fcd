import type { ReactNode } from 'react';
import { Bankslip } from './bankslip';
import type { RecordLine, SandboxPageProps } from './load-sandbox-page';
import { PaymentList } from './payment-list';
import * as styles from './sandbox.styles';

/** The page /sandbox: its records, and the magic values. Needs no script. */
export function SandboxView({ payments, leads, subscriptions, messages, magicValues, bankslip }: SandboxPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Sandbox</h1>
        <a href="/sandbox">Atualizar</a>
        <p>Ambiente de testes: nada aqui é cobrado e nenhuma mensagem é enviada de verdade.</p>
        <nav aria-label="Nesta página">
          <a href="/">Lojas</a>
          <a href="#payments">Pagamentos</a>
          <a href="#messages">Mensagens</a>
          <a href="#leads">Cadastros</a>
          <a href="#subscriptions">Assinaturas</a>
          <a href="#magic">Valores de teste</a>
        </nav>
      </header>
      <main className={styles.main}>
        {bankslip && <Bankslip sheet={bankslip} />}
        <Section id="payments" title="Pagamentos">
          {payments.length === 0 ? (
            <p className={styles.hint}>Nenhum pagamento ainda.</p>
          ) : (
            <PaymentList payments={payments} />
          )}
        </Section>
        <div className={styles.columns}>
          <RecordList id="messages" title="Mensagens" lines={messages} empty="Nenhum SMS ou e-mail ainda." />
          <RecordList id="leads" title="Cadastros" lines={leads} empty="Nenhum cadastro ainda." />
          <RecordList id="subscriptions" title="Assinaturas" lines={subscriptions} empty="Nenhuma assinatura ainda." />
        </div>
        <Section id="magic" title="Valores de teste">
          <p className={styles.hint}>
            Um clique seleciona o valor inteiro, pronto para copiar. Com qualquer cartão: validade no futuro, e um
            código de 3 números, ou 4 no American Express.
          </p>
          <MagicTable values={magicValues} />
        </Section>
      </main>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
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
    <Section id={listId} title={listTitle}>
      {lines.length === 0 && <p className={styles.hint}>{empty}</p>}
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
    </Section>
  );
}

function MagicTable({ values }: { values: SandboxPageProps['magicValues'] }) {
  return (
    <table className={styles.magic}>
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
