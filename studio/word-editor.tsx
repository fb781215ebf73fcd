import { useId, useState } from 'react';
import { ChoiceField } from './choice-field';
import * as styles from './edit.styles';
import { control } from './studio.styles';
import type { Words } from './try-words';

interface WordEditorProps {
  words: Words;
  /** Typed text by group and key. */
  written: Words;
  /** By `group.key`. */
  problems: Readonly<Record<string, string>>;
  /** Group of the shown screen. */
  usual: string;
  onChange: (group: string, key: string, text: string) => void;
}

/** Texts of one group, one field each; `{…}` are values that the screen fills in. */
export function WordEditor({ words, written, problems, usual, onChange }: WordEditorProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const group = chosen ?? (words[usual] ? usual : (Object.keys(words)[0] ?? ''));
  return (
    <>
      <ChoiceField
        title="Grupo"
        value={group}
        choices={Object.keys(words).map((name) => ({ value: name, name }))}
        onChange={setChosen}
      />
      <ul className={styles.words}>
        {Object.entries(words[group] ?? {}).map(([key, text]) => {
          const problem = problems[`${group}.${key}`];
          return (
            <li key={`${group}.${key}`}>
              <label htmlFor={`${id}-${key}`}>{key}</label>
              <textarea
                id={`${id}-${key}`}
                className={control}
                rows={text.length > 60 ? 3 : 1}
                value={written[group]?.[key] ?? text}
                aria-invalid={problem !== undefined}
                aria-describedby={problem === undefined ? undefined : `${id}-${key}-problem`}
                onChange={({ target }) => onChange(group, key, target.value)}
              />
              {problem !== undefined && <p id={`${id}-${key}-problem`}>{problem}</p>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
