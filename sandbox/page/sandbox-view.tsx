import type { ReactNode } from 'react';
import type { MagicValue } from '../payments/magic-values';
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
        <a className={styles.button} href="/sandbox">
          Atualizar
        </a>
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
        <Section id="payments" title="Pagamentos" isEmpty={payments.length === 0} empty="Nenhum pagamento ainda.">
          <PaymentList payments={payments} />
        </Section>
        <div className={styles.columns}>
          <Section id="messages" title="Mensagens" isEmpty={messages.length === 0} empty="Nenhum SMS ou e-mail ainda.">
            <RecordList lines={messages} />
          </Section>
          <Section id="leads" title="Cadastros" isEmpty={leads.length === 0} empty="Nenhum cadastro ainda.">
            <RecordList lines={leads} />
          </Section>
          <Section
            id="subscriptions"
            title="Assinaturas"
            isEmpty={subscriptions.length === 0}
            empty="Nenhuma assinatura ainda."
          >
            <RecordList lines={subscriptions} />
          </Section>
        </div>
        <Section id="magic" title="Valores de teste" isEmpty={magicValues.length === 0} empty="">
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

interface SectionProps {
  id: string;
  title: string;
  isEmpty: boolean;
  /** Shown for an empty list. */
  empty: string;
  children: ReactNode;
}

function Section({ id, title, isEmpty, empty, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {isEmpty ? <p className={styles.hint}>{empty}</p> : children}
    </section>
  );
}

function RecordList({ lines }: { lines: readonly RecordLine[] }) {
  return (
    <ul className={styles.records}>
      {lines.map(({ id, iso, time, title, details }) => (
        <li key={id}>
          <p className={styles.recordHead}>
            <strong>{title}</strong>
            <time dateTime={iso}>{time}</time>
          </p>
          {details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function MagicTable({ values }: { values: readonly MagicValue[] }) {
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
