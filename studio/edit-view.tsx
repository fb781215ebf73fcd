import { useMemo, useState } from 'react';
import { BrandColorField } from './brand-color-field';
import { buildPalette } from './build-palette';
import { type Cell, cellModes, cellUrl, modeNames, modeText } from './cell';
import { ChoiceField } from './choice-field';
import { ColorEditor } from './color-editor';
import { dayNote } from './day-of-cells';
import * as styles from './edit.styles';
import { canEdit } from './edit-file';
import { JsonChanges } from './json-changes';
import type { EditProps } from './load-edit';
import { PreviewFrame } from './preview-frame';
import { SaveBar, type SaveOutcome } from './save-bar';
import { button, hint, link, links, row } from './studio.styles';
import { StudioPage, StudioSection } from './studio-page';
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
  const [outcome, setOutcome] = useState<SaveOutcome>();
  // Advice of a refused save stays in sight while the author follows it.
  const edits = useBrandEdits(props, () => setOutcome((last) => (last?.answer?.kind === 'saved' ? undefined : last)));
  const own = useOwnChanges();
  const { tried, written, texts, files, colors } = edits;
  const template = templates.find(({ id }) => id === shown.templateId);
  const url = cellUrl({ ...cell, ...shown, flowId: template?.flowId ?? null, mode } as Cell);
  const palette = useMemo(() => buildPalette(mode, colors[mode] as Parameters<typeof buildPalette>[1]), [mode, colors]);
  const edit = useMemo(() => ({ colors: edits.shown.colors[mode], words: edits.shown.words }), [edits.shown, mode]);
  const changed = kinds.flatMap((kind) =>
    texts[kind] === files[kind].text ? [] : [{ ...files[kind], text: texts[kind] }],
  );
  const discard = (
    <button
      className={button}
      type="button"
      disabled={!edits.hasUnsaved}
      onClick={() => {
        edits.discard();
        setOutcome(undefined);
      }}
    >
      Descartar mudanças não salvas
    </button>
  );
  return (
    <StudioPage
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
        <div className={styles.preview}>
          {areas.length > 1 && (
            <nav className={links} aria-label="Área">
              {areas.map(({ name, href, isShown }) => (
                <a
                  key={name}
                  className={`${link} ${styles.area}`}
                  href={href}
                  aria-current={isShown ? 'page' : undefined}
                >
                  {name}
                </a>
              ))}
            </nav>
          )}
          <div className={styles.choices}>
            <ChoiceField
              title="Tela"
              value={shown.templateId}
              choices={templates.map(({ id, name }) => ({ value: id, name }))}
              onChange={(templateId) => {
                const next = templates.find(({ id }) => id === templateId);
                setShown({ templateId, stateId: next?.states[0]?.id ?? '' });
              }}
            />
            <ChoiceField
              title="Estado"
              value={shown.stateId}
              choices={(template?.states ?? []).map((state) => ({ value: state.id, name: state.label }))}
              onChange={(stateId) => setShown({ ...shown, stateId })}
            />
            <ChoiceField
              title="Modo"
              value={mode}
              choices={cellModes.map((one) => ({ value: one, name: modeNames[one] }))}
              onChange={(chosen) => setMode(cellModes.find((one) => one === chosen) ?? mode)}
            />
          </div>
          <p className={hint}>{dayNote}</p>
          <PreviewFrame key={own.version} url={url} edit={edit} />
        </div>
        <div className={styles.files}>
          <StudioSection id="output" title="Arquivos">
            {saving === null ? (
              <div className={row}>{discard}</div>
            ) : (
              <SaveBar
                brandId={brandId}
                changed={changed}
                hasUnsaved={edits.hasUnsaved}
                discard={discard}
                outcome={outcome}
                onOutcome={setOutcome}
                {...saving}
                own={own}
                onSaved={edits.takeFiles}
              />
            )}
            {kinds.map((kind) => (
              <JsonChanges
                key={kind}
                path={files[kind].path}
                before={files[kind].hash === null ? '' : files[kind].text}
                after={files[kind].hash === null && texts[kind] === files[kind].text ? '' : texts[kind]}
                isNew={files[kind].hash === null}
                canEdit={canEdit(files[kind])}
                canCopy={saving === null}
              />
            ))}
          </StudioSection>
        </div>
        <div className={styles.editors}>
          <StudioSection id="color" title="A marca">
            <BrandColorField
              brandColor={edits.brandColor}
              typed={tried.color}
              isDerived={Boolean(tried.isDerived)}
              canDerive={edits.canDerive}
              onType={(color) => edits.setTried((now) => ({ ...now, color }))}
              onDerive={(isDerived) => edits.setTried((now) => ({ ...now, isDerived }))}
            />
          </StudioSection>
          <StudioSection id="colors" title={`Cores, ${modeText(mode)}`}>
            <ColorEditor
              palette={palette}
              tried={tried[mode]}
              isIncomplete={edits.isIncomplete(mode)}
              meanings={props.meanings}
              onChange={(role, color) => edits.setTried((now) => ({ ...now, [mode]: { ...now[mode], [role]: color } }))}
            />
          </StudioSection>
          <StudioSection id="words" title="Textos">
            <WordEditor
              words={edits.words}
              written={written}
              problems={edits.problems}
              usual={shown.templateId}
              onChange={(group, key, text) =>
                edits.setWritten((now) => ({ ...now, [group]: { ...now[group], [key]: text } }))
              }
            />
          </StudioSection>
        </div>
      </div>
    </StudioPage>
  );
}
