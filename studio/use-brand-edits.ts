import { useMemo, useState } from 'react';
import { mergePatch } from '../catalogue/merge-patch';
import type { BrandFile } from '../catalogue/read-brand-file';
import { parseStated } from '../catalogue/source/parse-stated';
import type { Theme } from '../schemas/generated/types';
import { type Colors, findBrandColor, listOther, resolveColors } from './brand-color';
import { type CellMode, cellModes } from './cell';
import { type EditedFiles, setColors, setWords, type TriedColors } from './edit-file';
import { isColor } from './find-color-problem';
import { tryWords, type Words } from './try-words';
import { useKeptState } from './use-kept-state';

interface BrandEditsInput {
  brandId: string;
  files: EditedFiles;
  /** The theme below the brand's own. */
  baseTheme: Theme;
  /** Texts of the area without the brand's own. */
  baseWords: Words;
  /** Colours of the running catalogue, which the cell shows. */
  colors: Colors;
  /** Called when the author types or chooses something. */
  onEdit: () => void;
}

const untried: TriedColors = { light: {}, dark: {} };
const unwritten: Words = {};

/** What an author has typed for a brand, the files that come of it, and what the cell shows of it. */
export function useBrandEdits({ brandId, files: given, baseTheme, baseWords, colors, onEdit }: BrandEditsInput) {
  const [files, setFiles] = useState(given);
  const now = useMemo(
    () => readNow(brandId, files, baseTheme, baseWords, colors),
    [brandId, files, baseTheme, baseWords, colors],
  );
  const [tried, setTried] = useKeptState(`studio ${given.theme.path}`, untried, (kept) => dropColors(kept, now));
  const [written, setWritten] = useKeptState(`studio ${given.copy.path}`, unwritten, (kept) =>
    dropWords(kept, now.words),
  );
  const { problems } = useMemo(() => tryWords(written, now.words), [written, now]);
  const texts = useMemo(
    () => ({
      ...setColors(files, tried, now.colors),
      copy: setWords(files.copy, written, now.words, problems),
    }),
    [files, tried, written, now, problems],
  );
  const next = useMemo(() => resolveColors(brandId, baseTheme, texts) ?? now.colors, [brandId, baseTheme, texts, now]);
  const shown = useMemo(
    () => ({
      colors: listOther(next, colors),
      words: tryWords(dropWords(readWords(baseWords, texts.copy), readWords(baseWords, given.copy.text)), now.words)
        .compiled,
    }),
    [next, colors, baseWords, texts, given, now],
  );
  const unsaved = useMemo(() => dropColors(tried, now), [tried, now]);
  const unsavedWords = useMemo(() => dropWords(written, now.words), [written, now]);
  return {
    files,
    /** New text of each file. */
    texts,
    tried,
    written,
    problems,
    words: now.words,
    /** Colours with what is typed. */
    colors: next,
    brandColor: useMemo(() => findBrandColor(texts), [texts]),
    canDerive: !now.isDerived,
    /** What differs from the running catalogue. */
    shown,
    /** Whether something typed is in no file, complete or not. */
    hasUnsaved:
      [unsaved.light, unsaved.dark, unsavedWords].some((typed) => Object.keys(typed).length > 0) ||
      unsaved.color !== undefined ||
      unsaved.isDerived === true,
    /** Whether a typed colour that decides a mode is invalid. */
    isIncomplete: (mode: CellMode) =>
      [...Object.values(unsaved[mode]), unsaved.color].some((color) => color !== undefined && !isColor(color)),
    setTried: (change: (now: TriedColors) => TriedColors) => {
      onEdit();
      setTried(change);
    },
    setWritten: (change: (now: Words) => Words) => {
      onEdit();
      setWritten(change);
    },
    /** Takes over files that were saved, and forgets what they hold. */
    takeFiles: (saved: readonly BrandFile[]) => {
      const taken = Object.fromEntries(
        Object.entries(files).map(([kind, file]) => [kind, saved.find(({ path }) => path === file.path) ?? file]),
      ) as unknown as EditedFiles;
      const then = readNow(brandId, taken, baseTheme, baseWords, colors);
      setFiles(taken);
      setTried((kept) => dropColors(kept, then));
      setWritten((kept) => dropWords(kept, then.words));
    },
    discard: () => {
      setTried(() => untried);
      setWritten(() => unwritten);
    },
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
function readNow(brandId: string, files: EditedFiles, baseTheme: Theme, baseWords: Words, colors: Colors): Now {
  const texts = { brand: files.brand.text, theme: files.theme.text };
  const { color, place, stated } = findBrandColor(texts);
  return {
    colors: resolveColors(brandId, baseTheme, texts) ?? colors,
    words: readWords(baseWords, files.copy.text),
    color,
    isDerived: place === 'brand' && stated.light + stated.dark === 0,
  };
}

function readWords(baseWords: Words, text: string): Words {
  return mergePatch(baseWords, parseStated(text)) as Words;
}

function dropColors({ color, isDerived, ...modes }: TriedColors, now: Now): TriedColors {
  const roles = listOther(
    Object.fromEntries(cellModes.map((mode) => [mode, modes[mode]])) as unknown as Colors,
    now.colors,
  );
  return {
    ...roles,
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
