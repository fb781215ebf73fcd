import { TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { errorBox } from './error-box.styles';
import * as styles from './operator.styles';

export interface Crumb {
  name: string;
  href: string;
}

interface OperatorPageProps {
  heading: string;
  /** The pages above this one. */
  crumbs?: readonly Crumb[];
  intro?: ReactNode;
  /** Problems in the files, while the server still shows the earlier content. */
  findings?: readonly string[];
  children: ReactNode;
}

/** Layout of every page of the studio and the sandbox: breadcrumbs, a heading, and the problems of the last reload. */
export function OperatorPage({ heading, crumbs = [], intro, findings = [], children }: OperatorPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {crumbs.length > 0 && (
          <nav className={styles.links} aria-label="Onde você está">
            {crumbs.map(({ name, href }, index) => (
              <Fragment key={href}>
                {index > 0 && <span aria-hidden="true">/</span>}
                <a href={href}>{name}</a>
              </Fragment>
            ))}
          </nav>
        )}
        <h1>{heading}</h1>
        {intro && <p>{intro}</p>}
      </header>
      <main className={styles.main}>
        {findings.length > 0 && <Findings lines={findings} />}
        {children}
      </main>
    </div>
  );
}

function Findings({ lines }: { lines: readonly string[] }) {
  return (
    <section className={`${styles.tightStack} ${errorBox}`} aria-labelledby="findings" data-findings>
      <h2 id="findings" className={styles.row}>
        <TriangleAlert size={20} />
        {lines.length === 1 ? 'Há um erro nos arquivos' : `Há ${lines.length} erros nos arquivos`}
      </h2>
      <p>O que aparece aqui ainda é a última versão sem erros.</p>
      <CheckLines lines={lines} />
    </section>
  );
}

/** Lines of the check. */
export function CheckLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.tightStack}>
      {lines.map((line) => (
        <li key={line}>
          <code>{line}</code>
        </li>
      ))}
    </ul>
  );
}

interface OperatorSectionProps {
  id: string;
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
}

/** A part of a page that can be linked to. */
export function OperatorSection({ id, title, intro, children }: OperatorSectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {intro && <p className={styles.hint}>{intro}</p>}
      {children}
    </section>
  );
}

/** Links to the parts of a page. */
export function PageContents({ parts }: { parts: readonly Crumb[] }) {
  return (
    <nav className={styles.links} aria-label="Nesta página">
      {parts.map(({ name, href }) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
    </nav>
  );
}
