import { describe, expect, it } from 'vitest';
import { type EditedFiles, setColors, setWords, type TriedColors } from './edit-file';

const current = { light: { accent: '#7b1fa2', text: '#222222' }, dark: { accent: '#ffc83a', text: '#ffffff' } };
const untried: TriedColors = { light: {}, dark: {} };

/** The files that the editor changes, with these texts. */
function makeFiles(texts: { brand?: string; theme?: string; copy?: string }): EditedFiles {
  const make = (path: string, text = '{}\n') => ({ path, text, hash: '' });
  return {
    brand: make('brand.json', texts.brand),
    theme: make('theme.json', texts.theme),
    copy: make('copy.json', texts.copy),
  };
}

describe('the edited theme file', () => {
  const theme = '{\n    "light": { "text": "#222222" },\n\n    "font": {"body": "inter"}\n}\n';

  it('gets a new colour and keeps everything else as its author wrote it', () => {
    const tried = { ...untried, light: { text: '#000000', accent: '#0b5fff' } };
    expect(setColors(makeFiles({ theme }), tried, current).theme).toBe(
      theme.replace('{ "text": "#222222" }', '{ "text": "#000000", "accent": "#0b5fff" }'),
    );
  });

  it('gets a new mode with the indent of the file', () => {
    const tried = { ...untried, dark: { text: '#eeeeee' } };
    expect(setColors(makeFiles({ theme }), tried, current).theme).toContain(
      '\n    "font": {"body": "inter"},\n    "dark": {\n        "text": "#eeeeee"\n    }\n}',
    );
  });

  it.each<[string, TriedColors, string]>([
    ['no colour is tried', untried, theme],
    ['the tried colour is the current one', { ...untried, light: { accent: '#7b1fa2' } }, theme],
    ['the colour is still being typed', { ...untried, light: { accent: '#00' }, color: '#1' }, theme],
    ['the file has a syntax error', { ...untried, light: { accent: '#000000' } }, '{ "light": '],
  ])('does not change when %s', (_, tried, text) => {
    expect(setColors(makeFiles({ theme: text }), tried, current).theme).toBe(text);
  });
});

describe('the one colour of the brand', () => {
  const brand = '\uFEFF{\r\n  "order": 10,\r\n  "font": "figtree"\r\n}\r\n';
  const tried = { ...untried, color: '#0b5fff' };

  it('goes to brand.json, behind the order, with the line ends of the file', () => {
    expect(setColors(makeFiles({ brand }), tried, current).brand).toBe(
      brand.replace('10,', '10,\r\n  "color": "#0b5fff",'),
    );
  });

  it('goes to the palette of theme.json when that states another', () => {
    const theme = '{ "palette": { "primary": { "pure": "#111111", "dark": "#000000" } } }\n';
    expect(setColors(makeFiles({ brand, theme }), tried, current)).toEqual({
      brand,
      theme: theme.replace('#111111', '#0b5fff'),
    });
  });

  it('decides all others when the author asks for it: colours of theme.json are removed, the second one stays', () => {
    const palette = '{\n    "primary": { "pure": "#111111" },\n    "secondary": { "pure": "#222222" }\n  }';
    const theme = `{\n  "palette": ${palette},\n  "light": { "text": "#222222" },\n  "font": {}\n}\n`;
    const edited = setColors(makeFiles({ brand, theme }), { ...untried, isDerived: true }, current);
    expect(edited.brand).toContain('"color": "#111111"');
    expect(edited.theme).toBe('{\n  "palette": {\n    "secondary": { "pure": "#222222" }\n  },\n  "font": {}\n}\n');
  });
});

describe('the edited copy file', () => {
  const copy = '{\n  "lead": {\n    "title": "Oi"\n  }\n}\n';
  const words = { lead: { title: 'Oi', submit: 'Continuar' }, pix: { title: 'Pix' } };

  it('keeps its texts and adds the new ones', () => {
    const text = setWords(makeFiles({ copy }).copy, { lead: { submit: 'Bora' }, pix: { title: 'Pix!' } }, words, {});
    expect(text).toBe(
      '{\n  "lead": {\n    "title": "Oi",\n    "submit": "Bora"\n  },\n  "pix": {\n    "title": "Pix!"\n  }\n}\n',
    );
  });

  it('leaves out invalid texts', () => {
    const problems = { 'lead.title': 'Não é um texto ICU válido' };
    expect(setWords(makeFiles({ copy }).copy, { lead: { title: 'Oi {' } }, words, problems)).toBe(copy);
  });
});
