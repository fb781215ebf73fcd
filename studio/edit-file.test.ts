import { describe, expect, it } from 'vitest';
import { setColors, setWords } from './edit-file';

const schema = '../../schemas/theme.schema.json';
const colors = { light: { accent: '#7b1fa2', text: '#222222' }, dark: { accent: '#ffc83a', text: '#ffffff' } };

describe('the edited theme file', () => {
  const file = {
    path: 'theme.json',
    content: { $schema: schema, light: { text: '#222222' }, font: { body: 'inter' } },
  };

  it('keeps its content and adds the new colours', () => {
    const text = setColors(file, { light: { accent: '#000000' }, dark: {} }, colors) ?? '';
    expect(JSON.parse(text)).toEqual({
      $schema: schema,
      light: { text: '#222222', accent: '#000000' },
      font: { body: 'inter' },
    });
    expect(text).toMatch(/^\{\n {2}"\$schema"/);
    expect(text.endsWith('}\n')).toBe(true);
  });

  it.each([
    ['no colour is tried', { light: {}, dark: {} }],
    ['the tried colour is the current one', { light: { accent: '#7b1fa2' }, dark: {} }],
  ])('is not built when %s', (_title, changed) => {
    expect(setColors(file, changed, colors)).toBeUndefined();
  });

  it('is not built when the theme file has no readable content', () => {
    const broken = { path: 'theme.json', content: null };
    expect(setColors(broken, { light: { accent: '#000000' }, dark: {} }, colors)).toBeUndefined();
  });
});

describe('the edited copy file', () => {
  const file = { path: 'copy.pt-BR.json', content: { lead: { title: 'Oi' } } };
  const words = { lead: { title: 'Oi', submit: 'Continuar' }, pix: { title: 'Pix' } };

  it('keeps its texts and adds the new ones', () => {
    const text = setWords(file, { lead: { submit: 'Bora' }, pix: { title: 'Pix!' } }, words, {});
    expect(JSON.parse(text ?? '')).toEqual({ lead: { title: 'Oi', submit: 'Bora' }, pix: { title: 'Pix!' } });
  });

  it('leaves out invalid texts', () => {
    const written = { lead: { submit: 'Bora', title: 'Oi {' } };
    const text = setWords(file, written, words, { 'lead.title': 'Não é um texto ICU válido' });
    expect(JSON.parse(text ?? '')).toEqual({ lead: { title: 'Oi', submit: 'Bora' } });
    expect(setWords(file, { lead: { title: 'Oi {' } }, words, { 'lead.title': 'x' })).toBeUndefined();
  });
});
