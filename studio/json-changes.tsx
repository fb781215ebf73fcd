import { useEffect, useMemo, useRef } from 'react';
import type { BrandFile } from '../checks/disk/read-brand-file';
import { CopyField } from '../renderer/ui/copy-field';
import { hint, tightStack } from '../renderer/ui/operator.styles';
import { visuallyHidden } from '../renderer/ui/visually-hidden.styles';
import { type ComparedLine, compareLines } from './compare-lines';
import { canEdit } from './edit-file';
import * as styles from './json-changes.styles';

interface JsonChangesProps {
  /** The file on the disk. */
  file: BrandFile;
  /** Its text with what is typed. */
  after: string;
  /** Where nothing can be saved, the author copies the text. */
  canCopy: boolean;
}

const marks: Readonly<Record<ComparedLine['kind'], string>> = { same: ' ', old: '−', new: '+' };
const kindNames = { old: 'antes', new: 'depois' } as const;

/** A file with what is typed: a changed line shows its old text and its new one. */
export function JsonChanges({ file, after, canCopy }: JsonChangesProps) {
  const { path, text: before, hash } = file;
  const isNew = hash === null;
  const isSound = canEdit(file);
  const box = useRef<HTMLElement>(null);
  const isChanged = before !== after;
  // A file that is not there has no lines.
  const lines = useMemo(
    () => (isNew && !isChanged ? [] : listLines(isNew ? '' : before, after)),
    [before, after, isNew, isChanged],
  );
  const firstChanged = lines.find(({ kind }) => kind !== 'same')?.id;
  useEffect(() => {
    const line =
      firstChanged === undefined ? null : box.current?.querySelector<HTMLElement>('[data-line]:not([data-line=same])');
    // Two lines above it stay in sight.
    if (box.current && line) box.current.scrollTop = line.offsetTop - box.current.offsetTop - 2 * line.offsetHeight;
  }, [firstChanged]);
  return (
    <section className={`${tightStack} ${styles.file}`} data-output={path} data-changed={isChanged}>
      <h3>
        <code>{path}</code>
        <small>{isChanged ? (isNew ? 'arquivo novo' : 'mudou') : 'sem mudança'}</small>
      </h3>
      {!isSound && (
        <p className={hint}>Há um erro de sintaxe neste arquivo. Corrija-o para mudar cores e textos aqui.</p>
      )}
      {isNew && !isChanged && <p className={hint}>Ainda não existe. Será criado na primeira mudança.</p>}
      {isSound && lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        <section ref={box} className={styles.code} tabIndex={0} aria-label={`Conteúdo de ${path}`} translate="no">
          {lines.map(({ id, kind, text }) => (
            <span key={id} data-line={kind}>
              <span aria-hidden="true">{marks[kind]}</span>
              <code>
                {kind !== 'same' && <span className={visuallyHidden}>{kindNames[kind]}: </span>}
                {text || ' '}
              </code>
            </span>
          ))}
        </section>
      )}
      {canCopy && isChanged && (
        <CopyField
          label="O arquivo inteiro, com as mudanças"
          text={after}
          copy="Copiar JSON"
          copied="Copiado"
          failed="Não foi possível copiar: o texto está selecionado."
          isQuiet
        />
      )}
    </section>
  );
}

/** Compared lines with ids that stay while a line does not move. */
function listLines(before: string, after: string): (ComparedLine & { id: string })[] {
  if (before === '' && after === '') return [];
  const withoutEnd = (text: string) => text.replace(/\r/g, '').replace(/\n$/, '');
  return compareLines(withoutEnd(before), withoutEnd(after)).map((line, index) => ({
    ...line,
    id: `${index} ${line.kind}`,
  }));
}
