import { useId, useState } from 'react';
import { control, stack } from '../renderer/ui/operator.styles';
import { ChoiceField } from './choice-field';
import * as styles from './edit.styles';
import type { BrandEdits } from './use-brand-edits';

interface WordEditorProps {
  edits: BrandEdits;
  /** Group of the shown screen. */
  usual: string;
}

/** Texts of one group, one field each; `{…}` are values that the screen fills in. */
export function WordEditor({ edits, usual }: WordEditorProps) {
  const { words, written, problems, setWritten } = edits;
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const group = chosen ?? (words[usual] ? usual : (Object.keys(words)[0] ?? ''));
  return (
    <>
      <ChoiceField
        title="Grupo"
        value={group}
        choices={Object.keys(words).map((name) => [name, name])}
        onChange={setChosen}
      />
      <ul className={stack}>
        {Object.entries(words[group] ?? {}).map(([key, text]) => {
          const problem = problems[`${group}.${key}`];
          return (
            <li key={`${group}.${key}`} className={styles.field}>
              <label htmlFor={`${id}-${key}`}>{key}</label>
              <textarea
                id={`${id}-${key}`}
                className={control}
                rows={text.length > 60 ? 3 : 1}
                value={written[group]?.[key] ?? text}
                aria-invalid={problem !== undefined}
                aria-describedby={problem === undefined ? undefined : `${id}-${key}-problem`}
                onChange={({ target }) =>
                  setWritten((now) => ({ ...now, [group]: { ...now[group], [key]: target.value } }))
                }
              />
              {problem !== undefined && <p id={`${id}-${key}-problem`}>{problem}</p>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
