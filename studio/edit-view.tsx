import { useMemo, useState } from 'react';
import { CopyField } from '../renderer/ui/copy-field';
import { buildPalette } from './build-palette';
import { type Cell, type CellMode, cellModes, cellUrl } from './cell';
import { ChoiceField } from './choice-field';
import { ColorEditor } from './color-editor';
import * as styles from './edit.styles';
import { type FileJson, setColors, setWords } from './edit-file';
import { isColor } from './live-edit';
import { PreviewFrame } from './preview-frame';
import type { RoleMeanings } from './role-meanings';
import { button, hint } from './studio.styles';
import { type Crumb, StudioPage, StudioSection } from './studio-page';
import { tryWords, type Words } from './try-words';
import { useKeptState } from './use-kept-state';
import { WordEditor } from './word-editor';

export interface EditProps {
  title: string;
  crumbs: readonly Crumb[];
  findings: readonly string[];
  /** Cell shown first. */
  cell: Cell;
  /** Other screens that can be shown. */
  templates: readonly {
    id: string;
    name: string;
    flowId: string | null;
    states: readonly { id: string; label: string }[];
  }[];
  /** Other areas of the brand, each with its own copy. */
  areas: readonly { name: string; href: string; isShown: boolean }[];
  colors: Readonly<Record<CellMode, Readonly<Record<string, string>>>>;
  meanings: RoleMeanings;
  /** Every text of the area, as its author wrote it. */
  words: Words;
  themeFile: FileJson;
  copyFile: FileJson;
}

type Colors = Readonly<Record<CellMode, Readonly<Record<string, string>>>>;

const untried: Colors = { light: {}, dark: {} };
const unwritten: Words = {};

const modeNames: Record<CellMode, string> = { light: 'Claro', dark: 'Escuro' };

/** Editor for colours and copy with a live cell. The author then pastes two files. */
export function EditView(props: EditProps) {
  const { crumbs, findings, cell, templates, areas, colors, words, themeFile, copyFile } = props;
  const [shown, setShown] = useState({ templateId: cell.templateId as string, stateId: cell.stateId });
  const [mode, setMode] = useState(cell.mode);
  const [tried, setTried] = useKeptState<Colors>(`studio ${themeFile.path}`, untried);
  const [written, setWritten] = useKeptState<Words>(`studio ${copyFile.path}`, unwritten);
  const template = templates.find(({ id }) => id === shown.templateId);
  const url = cellUrl({ ...cell, ...shown, flowId: template?.flowId ?? null, mode } as Cell);
  const palette = useMemo(
    () => buildPalette(mode, { ...colors[mode], ...onlyColors(tried[mode]) } as Parameters<typeof buildPalette>[1]),
    [mode, colors, tried],
  );
  const { compiled, problems } = useMemo(() => tryWords(written, words), [written, words]);
  const edit = useMemo(() => ({ colors: onlyColors(tried[mode]), words: compiled }), [tried, mode, compiled]);
  const changedColors = { light: onlyColors(tried.light), dark: onlyColors(tried.dark) };
  return (
    <StudioPage
      heading="Editar ao vivo"
      crumbs={crumbs}
      findings={findings}
      intro="Mude cores e textos e veja na hora. Nada é gravado: no fim, copie o JSON para os arquivos da marca."
    >
      <div className={styles.columns}>
        <div className={styles.preview}>
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
          <PreviewFrame url={url} edit={edit} />
        </div>
        <div className={styles.editors}>
          {areas.length > 1 && (
            <nav className={styles.areas} aria-label="Área">
              {areas.map(({ name, href, isShown }) => (
                <a key={name} href={href} aria-current={isShown ? 'page' : undefined}>
                  {name}
                </a>
              ))}
            </nav>
          )}
          <StudioSection id="colors" title={`Cores, modo ${modeNames[mode].toLowerCase()}`}>
            <ColorEditor
              palette={palette}
              tried={tried[mode]}
              meanings={props.meanings}
              onChange={(role, color) => setTried({ ...tried, [mode]: { ...tried[mode], [role]: color } })}
            />
          </StudioSection>
          <StudioSection id="words" title="Textos">
            <WordEditor
              words={words}
              written={written}
              problems={problems}
              usual={shown.templateId}
              onChange={(group, key, text) => setWritten({ ...written, [group]: { ...written[group], [key]: text } })}
            />
          </StudioSection>
          <StudioSection
            id="output"
            title="Levar para os arquivos"
            intro="O conteúdo inteiro de cada arquivo, com as mudanças."
          >
            <Output file={themeFile} text={setColors(themeFile, changedColors, colors)} />
            <Output file={copyFile} text={setWords(copyFile, written, words, problems)} />
            <p>
              <button
                className={button}
                type="button"
                onClick={() => {
                  setTried(untried);
                  setWritten(unwritten);
                }}
              >
                Descartar as mudanças
              </button>
            </p>
          </StudioSection>
        </div>
      </div>
    </StudioPage>
  );
}

/** The text is undefined while nothing has changed, or nothing can. */
function Output({ file, text }: { file: FileJson; text: string | undefined }) {
  if (text === undefined) {
    return (
      <p className={hint}>
        <code>{file.path}</code>:{' '}
        {file.content ? 'nada mudou.' : 'há um erro de sintaxe neste arquivo. Corrija-o para levar as mudanças.'}
      </p>
    );
  }
  return (
    <div className={styles.output} data-output={file.path}>
      <CopyField
        label={file.path}
        text={text}
        copy="Copiar JSON"
        copied="Copiado"
        failed="Não foi possível copiar: o texto está selecionado."
      />
    </div>
  );
}

/** Drops incomplete colours that are still being typed. */
function onlyColors(tried: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(tried).filter(([, color]) => isColor(color)));
}
