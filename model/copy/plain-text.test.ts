import { expect, test } from 'vitest';
import { hasHtml, withoutFormatting } from './plain-text';

test.each([
  ['Comece <b>agora</b>', 'Comece agora'],
  ['<strong class="x">Comece <em>agora</em></strong>', 'Comece agora'],
  ['<span style="color: red">Só hoje</span>', 'Só hoje'],
  ['<p>Um.</p><p>Dois.</p>', 'Um. Dois.'],
  ['<div><p>Um <b>e</b><br/>dois</p></div>', 'Um e dois'],
  ['a<br/>b', 'a b'],
  ['a <br> b<BR />', 'a b'],
  ['Comece agora &amp; já', undefined],
  ['<b>Comece</b> agora &amp; já', undefined],
  ['<b>Comece agora', undefined],
  ['Comece</b> agora', undefined],
  ['<b></b>', undefined],
  ['<b>Fale</b> com <ajuda@x.example>', undefined],
  ['<a href="/termos">Termos</a>', undefined],
  ['<s>R$ 100</s> R$ 50', undefined],
  ['m<sup>2</sup>', undefined],
  ['<script>alert(1)</script>', undefined],
  ['<img src=x onerror=alert(1)>', undefined],
  ['<b onclick="x()">Comece</b>', undefined],
  ['Comece<!-- já --> agora', undefined],
])('%j has HTML, and its plain text is %j', (text, plain) => {
  expect(hasHtml(text)).toBe(true);
  expect(withoutFormatting(text)).toBe(plain);
});

test.each([
  'Comece agora & já',
  'Se 2<x e y>3',
  'Se a<b e b>c',
  'Escreva para <ajuda@x.example>',
  'Olá <nome>, tudo bem?',
  'Seu nome <b na lista',
  'Nós <3 você',
  'De 2 < 3',
])('%j has no HTML', (text) => {
  expect(hasHtml(text)).toBe(false);
});

test('a long text of open tags is processed in less than two seconds', () => {
  const start = process.cpuUsage();
  withoutFormatting('<b '.repeat(20_000));
  withoutFormatting('<b><br>'.repeat(5_000));
  withoutFormatting('<p>'.repeat(20_000) + 'x'.repeat(20_000));
  const { user, system } = process.cpuUsage(start);
  expect(user + system).toBeLessThan(2_000_000);
});
