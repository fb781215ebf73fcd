import { useMemo, useState } from 'react';
import { hint, links, main, tightStack } from '../renderer/ui/operator.styles';
import { OperatorPage, OperatorSection } from '../renderer/ui/operator-page';
import { BrandColorField } from './brand-color-field';
import { type Cell, cellModes, cellUrl, modeNames, modeText } from './cell';
import { ChoiceField } from './choice-field';
import { ColorEditor } from './color-editor';
import { dayNote } from './day-of-cells';
import * as styles from './edit.styles';
import { JsonChanges } from './json-changes';
import type { EditProps } from './load-edit';
import { PreviewFrame } from './preview-frame';
import { SaveBar, type SaveOutcome } from './save-bar';
import { useBrandEdits } from './use-brand-edits';
import { useOwnChanges } from './use-own-changes';
import { WordEditor } from './word-editor';

const kinds = ['brand', 'theme', 'copy'] as const;

/** Editor for colours and copy, with a live cell and the files that come of it. */
export function EditView(props: EditProps) {
  const { crumbs, findings, cell, templates, areas, saving } = props;
  const { brandId } = cell;
  const [shown, setShown] = useState({ templateId: cell.templateId as string, stateId: cell.stateId });
  const [mode, setMode] = useState(cell.mode);
  const edits = useBrandEdits(props);
  const own = useOwnChanges();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  // Advice of a refused save stays in sight while the author follows it.
  const dropSaved = () => setOutcome((last) => (last?.answer?.kind === 'saved' ? undefined : last));
  const { texts, files } = edits;
  const template = templates.find(({ id }) => id === shown.templateId);
  const url = cellUrl({ ...cell, ...shown, flowId: template?.flowId ?? null, mode } as Cell);
  const edit = useMemo(() => ({ colors: edits.shown.colors[mode], words: edits.shown.words }), [edits.shown, mode]);
  const changed = kinds.flatMap((kind) =>
    texts[kind] === files[kind].text ? [] : [{ ...files[kind], text: texts[kind] }],
  );
  return (
    <OperatorPage
      heading="Editar ao vivo"
      crumbs={crumbs}
      findings={findings}
      intro={
        saving === null
          ? 'Mude cores e textos e veja na hora. Nada é gravado: copie o JSON para os arquivos da marca.'
          : 'Mude cores e textos e veja na hora. Salvar grava nos arquivos da marca.'
      }
    >
      <div className={styles.columns}>
        <div className={tightStack}>
          {areas.length > 1 && (
            <nav className={links} aria-label="Área">
              {areas.map(({ name, href, isShown }) => (
                <a key={name} href={href} aria-current={isShown ? 'page' : undefined}>
                  {name}
                </a>
              ))}
            </nav>
          )}
          <div className={styles.choices}>
            <ChoiceField
              title="Tela"
              value={shown.templateId}
              choices={templates.map(({ id, name }) => [id, name])}
              onChange={(templateId) => {
                const next = templates.find(({ id }) => id === templateId);
                setShown({ templateId, stateId: next?.states[0]?.id ?? '' });
              }}
            />
            <ChoiceField
              title="Estado"
              value={shown.stateId}
              choices={(template?.states ?? []).map(({ id, label }) => [id, label])}
              onChange={(stateId) => setShown({ ...shown, stateId })}
            />
            <ChoiceField
              title="Modo"
              value={mode}
              choices={Object.entries(modeNames)}
              onChange={(chosen) => setMode(cellModes.find((one) => one === chosen) ?? mode)}
            />
          </div>
          <p className={hint}>{dayNote}</p>
          <PreviewFrame key={own.version} url={url} edit={edit} />
        </div>
        <div>
          <OperatorSection id="output" title="Arquivos">
            <SaveBar
              brandId={brandId}
              changed={changed}
              saving={saving}
              edits={edits}
              own={own}
              outcome={outcome}
              onOutcome={setOutcome}
            />
            {kinds.map((kind) => (
              <JsonChanges key={kind} file={files[kind]} after={texts[kind]} canCopy={saving === null} />
            ))}
          </OperatorSection>
        </div>
        <div className={main} onChange={dropSaved}>
          <OperatorSection id="color" title="A marca">
            <BrandColorField edits={edits} />
          </OperatorSection>
          <OperatorSection id="colors" title={`Cores, ${modeText(mode)}`}>
            <ColorEditor edits={edits} mode={mode} meanings={props.meanings} />
          </OperatorSection>
          <OperatorSection id="words" title="Textos">
            <WordEditor edits={edits} usual={shown.templateId} />
          </OperatorSection>
        </div>
      </div>
    </OperatorPage>
  );
}
