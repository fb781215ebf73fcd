import { useMemo, useState } from 'react';
import { mergePatch } from '../catalogue/merge-patch';
import { parseStated } from '../catalogue/source/parse-stated';
import type { BrandFile } from '../checks/disk/read-brand-file';
import { type Colors, findBrandColor, listOther, resolveColors } from './brand-color';
import type { CellMode } from './cell';
import { type EditedFiles, setColors, setWords, type TriedColors } from './edit-file';
import { isColor } from './find-color-problem';
import type { EditProps } from './load-edit';
import { tryWords, type Words } from './try-words';
import { useStoredState } from './use-stored-state';

/** The page's props: what the running catalogue says of a brand. */
type Given = Pick<EditProps, 'cell' | 'files' | 'baseTheme' | 'baseWords' | 'colors'>;

export type BrandEdits = ReturnType<typeof useBrandEdits>;

const untried: TriedColors = { light: {}, dark: {} };
const unwritten: Words = {};

/**
 * What an author has typed for a brand, the files that come of it, and what the cell shows of it.
 *
 * @param given the same object as long as the page is not loaded again
 */
export function useBrandEdits(given: Given) {
  const [files, setFiles] = useState(given.files);
  const now = useMemo(() => readNow(files, given), [files, given]);
  const [tried, setTried] = useStoredState(`studio ${files.theme.path}`, untried, (edits) => dropColors(edits, now));
  const [written, setWritten] = useStoredState(`studio ${files.copy.path}`, unwritten, (edits) =>
    dropWords(edits, now.words),
  );
  const edits = useMemo(() => applyEdits(files, now, tried, written, given), [files, now, tried, written, given]);
  return {
    ...edits,
    files,
    tried,
    written,
    words: now.words,
    canDerive: !now.isDerived,
    setTried,
    setWritten,
    /** Takes over files that were saved, and forgets what they hold. */
    takeFiles: (saved: readonly BrandFile[]) => {
      const taken = Object.fromEntries(
        Object.entries(files).map(([kind, file]) => [kind, saved.find(({ path }) => path === file.path) ?? file]),
      ) as unknown as EditedFiles;
      const then = readNow(taken, given);
      setFiles(taken);
      setTried((edits) => dropColors(edits, then));
      setWritten((edits) => dropWords(edits, then.words));
    },
    discard: () => {
      setTried(() => untried);
      setWritten(() => unwritten);
    },
  };
}

function applyEdits(files: EditedFiles, now: Now, tried: TriedColors, written: Words, given: Given) {
  const { cell, baseTheme, baseWords } = given;
  const { problems } = tryWords(written, now.words);
  const texts = {
    ...setColors(files, tried, now.colors),
    copy: setWords(files.copy, written, now.words, problems),
  };
  const colors = resolveColors(cell.brandId, baseTheme, texts) ?? now.colors;
  const words = dropWords(readWords(baseWords, texts.copy), readWords(baseWords, given.files.copy.text));
  const unsaved = dropColors(tried, now);
  const unsavedWords = dropWords(written, now.words);
  return {
    /** New text of each file. */
    texts,
    problems,
    /** Colours with what is typed. */
    colors,
    brandColor: findBrandColor(texts),
    /** What differs from the running catalogue. */
    shown: { colors: listOther(colors, given.colors), words: tryWords(words, now.words).compiled },
    /** Whether something typed is in no file, complete or not. */
    hasUnsaved:
      [unsaved.light, unsaved.dark, unsavedWords].some((typed) => Object.keys(typed).length > 0) ||
      unsaved.color !== undefined ||
      unsaved.isDerived === true,
    /** Whether a typed colour that decides a mode is invalid. */
    isIncomplete: (mode: CellMode) =>
      [...Object.values(unsaved[mode]), unsaved.color].some((color) => color !== undefined && !isColor(color)),
  };
}

interface Now {
  colors: Colors;
  words: Words;
  color: string | undefined;
  /** Whether theme.json states no colour that the brand's one does not decide. */
  isDerived: boolean;
}

/** What the files say. */
function readNow(files: EditedFiles, { cell, baseTheme, baseWords, colors }: Given): Now {
  const texts = { brand: files.brand.text, theme: files.theme.text };
  const { color, place, stated } = findBrandColor(texts);
  return {
    colors: resolveColors(cell.brandId, baseTheme, texts) ?? colors,
    words: readWords(baseWords, files.copy.text),
    color,
    isDerived: place === 'brand' && stated.light + stated.dark === 0,
  };
}

/** The wordings of an experiment have screens below their name, and are not edited here. */
function readWords(baseWords: Words, text: string): Words {
  const { variants: _, ...words } = mergePatch(baseWords, parseStated(text)) as Words;
  return words;
}

function dropColors({ color, isDerived, ...modes }: TriedColors, now: Now): TriedColors {
  return {
    ...listOther(modes, now.colors),
    ...(color === undefined || color === (now.color ?? '') ? {} : { color }),
    ...(isDerived && !now.isDerived ? { isDerived } : {}),
  };
}

/** Texts that differ from others. */
function dropWords(words: Words, than: Words): Words {
  const groups = Object.entries(words).map(
    ([group, texts]) =>
      [group, Object.fromEntries(Object.entries(texts).filter(([key, text]) => than[group]?.[key] !== text))] as const,
  );
  return Object.fromEntries(groups.filter(([, texts]) => Object.keys(texts).length > 0));
}
