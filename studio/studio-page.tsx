import { TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { errorBox } from '../renderer/ui/error-box.styles';
import * as styles from './studio.styles';

/** The first page, above all others. */
export const studioCrumb: Crumb = { name: 'Estúdio', href: '/studio' };

export interface Crumb {
  name: string;
  href: string;
}

interface StudioPageProps {
  heading: string;
  /** The pages above this one. */
  crumbs?: readonly Crumb[];
  intro?: ReactNode;
  /** Problems in the files, while the server still shows the earlier content. */
  findings: readonly string[];
  children: ReactNode;
}

/** Layout of every studio page: breadcrumbs, a heading, and the problems of the last reload. */
export function StudioPage({ heading, crumbs = [], intro, findings, children }: StudioPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {crumbs.length > 0 && (
          <nav aria-label="Onde você está">
            {crumbs.map(({ name, href }, index) => (
              <Fragment key={href}>
                {index > 0 && <span aria-hidden="true">/</span>}
                <a className={styles.link} href={href}>
                  {name}
                </a>
              </Fragment>
            ))}
          </nav>
        )}
        <h1>{heading}</h1>
        {intro && <p>{intro}</p>}
      </header>
      {findings.length > 0 && <Findings lines={findings} />}
      <main className={styles.main}>{children}</main>
    </div>
  );
}

function Findings({ lines }: { lines: readonly string[] }) {
  return (
    <section className={`${errorBox} ${styles.lines} ${styles.findings}`} aria-labelledby="findings" data-findings>
      <h2 id="findings">
        <TriangleAlert size={20} />
        {lines.length === 1 ? 'Há um erro nos arquivos' : `Há ${lines.length} erros nos arquivos`}
      </h2>
      <p>O que aparece aqui ainda é a última versão sem erros.</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A part of a page that can be linked to. */
export function StudioSection({
  id,
  title,
  intro,
  children,
}: {
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {intro && <p className={styles.hint}>{intro}</p>}
      {children}
    </section>
  );
}
