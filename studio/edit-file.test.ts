import { describe, expect, it } from 'vitest';
import { setColors, setWords } from './edit-file';

const schema = '../../schemas/theme.schema.json';
const colors = { light: { accent: '#7b1fa2', text: '#222222' }, dark: { accent: '#ffc83a', text: '#ffffff' } };

describe('the theme file with other colours', () => {
  const file = {
    path: 'theme.json',
    content: { $schema: schema, light: { text: '#222222' }, font: { body: 'inter' } },
  };

  it('keeps what it says and says what is new', () => {
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
    ['nothing is tried out', { light: {}, dark: {} }],
    ['what is tried out is what there is', { light: { accent: '#7b1fa2' }, dark: {} }],
  ])('is none while %s', (_title, changed) => {
    expect(setColors(file, changed, colors)).toBeUndefined();
  });

  it('is none while what the file says cannot be told', () => {
    const broken = { path: 'theme.json', content: null };
    expect(setColors(broken, { light: { accent: '#000000' }, dark: {} }, colors)).toBeUndefined();
  });
});

describe('the copy file with other texts', () => {
  const file = { path: 'copy.pt-BR.json', content: { lead: { title: 'Oi' } } };
  const words = { lead: { title: 'Oi', submit: 'Continuar' }, pix: { title: 'Pix' } };

  it('has the new ones beside the old', () => {
    const text = setWords(file, { lead: { submit: 'Bora' }, pix: { title: 'Pix!' } }, words, {});
    expect(JSON.parse(text ?? '')).toEqual({ lead: { title: 'Oi', submit: 'Bora' }, pix: { title: 'Pix!' } });
  });

  it('has none that cannot be used', () => {
    const written = { lead: { submit: 'Bora', title: 'Oi {' } };
    const text = setWords(file, written, words, { 'lead.title': 'Não é um texto ICU válido' });
    expect(JSON.parse(text ?? '')).toEqual({ lead: { title: 'Oi', submit: 'Bora' } });
    expect(setWords(file, { lead: { title: 'Oi {' } }, words, { 'lead.title': 'x' })).toBeUndefined();
  });
});
